/** The picture of each card: an icon of game-icons. */
import aerialSignal from "icon:aerial-signal";
import alienFire from "icon:alien-fire";
import alliedStar from "icon:allied-star";
import ancientRuins from "icon:ancient-ruins";
import anglerFish from "icon:angler-fish";
import archiveResearch from "icon:archive-research";
import bearFace from "icon:bear-face";
import blackBook from "icon:black-book";
import boneGnawer from "icon:bone-gnawer";
import bookAura from "icon:book-aura";
import bookPile from "icon:book-pile";
import bookshelf from "icon:bookshelf";
import burningBook from "icon:burning-book";
import burningMeteor from "icon:burning-meteor";
import burstBlob from "icon:burst-blob";
import candleFlame from "icon:candle-flame";
import celebrationFire from "icon:celebration-fire";
import cloakDagger from "icon:cloak-dagger";
import coveredJar from "icon:covered-jar";
import crackedMask from "icon:cracked-mask";
import crystalCluster from "icon:crystal-cluster";
import cubeforce from "icon:cubeforce";
import cuckooClock from "icon:cuckoo-clock";
import direwolf from "icon:direwolf";
import doctorFace from "icon:doctor-face";
import doubleRingedOrb from "icon:double-ringed-orb";
import dualityMask from "icon:duality-mask";
import dustCloud from "icon:dust-cloud";
import evilBat from "icon:evil-bat";
import evilBook from "icon:evil-book";
import evilEyes from "icon:evil-eyes";
import eyestalk from "icon:eyestalk";
import fireGem from "icon:fire-gem";
import fishbone from "icon:fishbone";
import floatingCrystal from "icon:floating-crystal";
import flyingBeetle from "icon:flying-beetle";
import gears from "icon:gears";
import goat from "icon:goat";
import goldMine from "icon:gold-mine";
import gooeyDaemon from "icon:gooey-daemon";
import greekTemple from "icon:greek-temple";
import hoodedFigure from "icon:hooded-figure";
import insectJaws from "icon:insect-jaws";
import leechingWorm from "icon:leeching-worm";
import lightningMask from "icon:lightning-mask";
import longLeggedSpider from "icon:long-legged-spider";
import madScientist from "icon:mad-scientist";
import magicGate from "icon:magic-gate";
import microscope from "icon:microscope";
import minerals from "icon:minerals";
import moebiusTriangle from "icon:moebius-triangle";
import monsterGrasp from "icon:monster-grasp";
import musicalScore from "icon:musical-score";
import obelisk from "icon:obelisk";
import octopus from "icon:octopus";
import overmind from "icon:overmind";
import paintBrush from "icon:paint-brush";
import prayer from "icon:prayer";
import prism from "icon:prism";
import pschentDoubleCrown from "icon:pschent-double-crown";
import pterodactylus from "icon:pterodactylus";
import queenCrown from "icon:queen-crown";
import quillInk from "icon:quill-ink";
import rat from "icon:rat";
import rayGun from "icon:ray-gun";
import roundPotion from "icon:round-potion";
import runeStone from "icon:rune-stone";
import sandSnake from "icon:sand-snake";
import scrollQuill from "icon:scroll-quill";
import scrollUnfurled from "icon:scroll-unfurled";
import seaStar from "icon:sea-star";
import secretBook from "icon:secret-book";
import shatteredGlass from "icon:shattered-glass";
import skeletonKey from "icon:skeleton-key";
import skullInJar from "icon:skull-in-jar";
import skullWithSyringe from "icon:skull-with-syringe";
import snakeSpiral from "icon:snake-spiral";
import snowflake1 from "icon:snowflake-1";
import spookyHouse from "icon:spooky-house";
import squidHead from "icon:squid-head";
import starAltar from "icon:star-altar";
import starKey from "icon:star-key";
import stoneBust from "icon:stone-bust";
import stoneTablet from "icon:stone-tablet";
import tentaclesSkull from "icon:tentacles-skull";
import tentacurl from "icon:tentacurl";
import teslaCoil from "icon:tesla-coil";
import triorb from "icon:triorb";
import violin from "icon:violin";
import virus from "icon:virus";
import warlockHood from "icon:warlock-hood";
import witchFlight from "icon:witch-flight";
import unknown from "icon:moebius-star";

const WISDOM: Record<string, string> = {
  necronomicon: evilBook,
  aklo: runeStone,
  "hound-amulet": direwolf,
  "silver-key": skeletonKey,
  "essential-saltes": coveredJar,
  "mind-exchange": dualityMask,
  "stele-of-dagon": stoneTablet,
  "dreams-of-cthulhu": tentaclesSkull,
  "kitab-al-azif": secretBook,
  "deep-one-tiara": queenCrown,
  "bite-of-the-devils-fly": flyingBeetle,
  "petrifying-elixir": roundPotion,
  "star-stones-of-mnar": alliedStar,
  "dust-of-ibn-ghazi": dustCloud,
  "pnakotic-manuscripts": scrollUnfurled,
  "dhol-chants": prayer,
  "spell-of-tyog": scrollQuill,
  "regnum-congo": blackBook,
  "bacchanalia-of-red-hook": celebrationFire,
  "miskatonic-university": greekTemple,
  "music-of-erich-zann": violin,
  "the-shunned-house": spookyHouse,
  "eltdown-shards": shatteredGlass,
  "chronicle-of-naths": bookAura,
  "yule-rite": candleFlame,
  "the-black-stone": obelisk,
  "seven-cryptical-books-of-hsan": bookPile,
  "brown-jenkins": rat,
  "third-aklo-ritual": starAltar,
  "great-library-of-pnakotus": bookshelf,
  "psionic-society": overmind,
  "mr-noyes": cloakDagger,
  "works-of-borellus": burningBook,
  "great-sign-of-koth": magicGate,
  "psalm-iii-in-the-liber-damnatus": musicalScore,
  "the-snake-den": snakeSpiral,
};

const SCIENCE: Record<string, string> = {
  "non-euclidean-angles": moebiusTriangle,
  "mi-go-brain-case": skullInJar,
  "wax-sculptures": stoneBust,
  "great-gem-of-nath": fireGem,
  "benevolent-street-resonator": teslaCoil,
  "telepathic-transmitter": aerialSignal,
  "pendulum-clock": cuckooClock,
  "mines-of-the-mi-go": goldMine,
  "protoplasm-of-the-old-ones": burstBlob,
  "mnemonic-prism": prism,
  "prism-of-ten-thousand-lives": crystalCluster,
  "yekub-cube": cubeforce,
  "pre-human-sites": ancientRuins,
  "armillary-of-yaddith": doubleRingedOrb,
  "technology-of-yith": gears,
  "shining-trapezohedron": floatingCrystal,
  "beaming-gun": rayGun,
  "electric-executioner": lightningMask,
  "globular-meteorite": burningMeteor,
  "cool-air": snowflake1,
  "lagh-metal": minerals,
  "nkai-science": microscope,
  "martins-beach-remains": fishbone,
  "black-fever": virus,
};

const MASTERS: Record<string, string> = {
  "joseph-curwen": warlockHood,
  "keziah-mason": witchFlight,
  "henry-armitage": archiveResearch,
  "alonzo-typer": quillInk,
  "herbert-west": skullWithSyringe,
  "crawford-tillinghast": madScientist,
  "alfred-clarendon": doctorFace,
  "wilbur-whateley": hoodedFigure,
  "richard-upton-pickman": paintBrush,
  "george-rogers": crackedMask,
  "randolph-carter": starKey,
  "asenath-waite": evilEyes,
};

const ENTITIES: Record<string, string> = {
  "deep-one": anglerFish,
  ghoul: boneGnawer,
  ghast: monsterGrasp,
  "elder-thing": seaStar,
  "night-gaunt": evilBat,
  "mi-go": insectJaws,
  "great-race-of-yith": eyestalk,
  shoggoth: gooeyDaemon,
  "leng-spider": longLeggedSpider,
  "flying-polyps": tentacurl,
  "children-of-cthulhu": octopus,
  "gnoph-keh": bearFace,
  "yekub-worm": leechingWorm,
  shantak: pterodactylus,
  dhole: sandSnake,
  "the-colour-out-of-space": alienFire,
};

const ELDERS: Record<string, string> = {
  cthulhu: squidHead,
  "yog-sothoth": triorb,
  nyarlathotep: pschentDoubleCrown,
  "shub-niggurath": goat,
};

const GLYPHS: Record<string, string> = { ...WISDOM, ...SCIENCE, ...MASTERS, ...ENTITIES, ...ELDERS };

/** A designer's own cards have no picture here. */
export const glyphOf = (card: string): string => GLYPHS[card] ?? unknown;
