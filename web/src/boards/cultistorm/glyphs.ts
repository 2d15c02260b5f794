/** A glyph for everything that has a card, an icon or a pile. */
import alarmClock from "icon:alarm-clock";
import allSeeingEye from "icon:all-seeing-eye";
import barrier from "icon:barrier";
import bigWave from "icon:big-wave";
import bleedingEye from "icon:bleeding-eye";
import bleedingWound from "icon:bleeding-wound";
import brainLeak from "icon:brain-leak";
import brainTentacle from "icon:brain-tentacle";
import brokenWall from "icon:broken-wall";
import burningEye from "icon:burning-eye";
import caduceus from "icon:caduceus";
import carWheel from "icon:car-wheel";
import cardBurn from "icon:card-burn";
import cardDraw from "icon:card-draw";
import cardJoker from "icon:card-joker";
import cardPickup from "icon:card-pickup";
import checkMark from "icon:check-mark";
import checkedShield from "icon:checked-shield";
import cobra from "icon:cobra";
import coffin from "icon:coffin";
import crackedGlass from "icon:cracked-glass";
import crackedMask from "icon:cracked-mask";
import crossShield from "icon:cross-shield";
import crossedSwords from "icon:crossed-swords";
import crossroad from "icon:crossroad";
import crystalBall from "icon:crystal-ball";
import crystalShine from "icon:crystal-shine";
import cultist from "icon:cultist";
import dreadSkull from "icon:dread-skull";
import drowning from "icon:drowning";
import dualityMask from "icon:duality-mask";
import dynamite from "icon:dynamite";
import evilEyes from "icon:evil-eyes";
import evilHand from "icon:evil-hand";
import evilMoon from "icon:evil-moon";
import eyeball from "icon:eyeball";
import fallingStar from "icon:falling-star";
import fishMonster from "icon:fish-monster";
import fishingNet from "icon:fishing-net";
import fist from "icon:fist";
import footsteps from "icon:footsteps";
import goat from "icon:goat";
import hastyGrave from "icon:hasty-grave";
import highTide from "icon:high-tide";
import holyWater from "icon:holy-water";
import hood from "icon:hood";
import hoodedAssassin from "icon:hooded-assassin";
import hoodedFigure from "icon:hooded-figure";
import hourglass from "icon:hourglass";
import huntingHorn from "icon:hunting-horn";
import justiceStar from "icon:justice-star";
import lanternFlame from "icon:lantern-flame";
import linkedRings from "icon:linked-rings";
import lockedChest from "icon:locked-chest";
import magnifyingGlass from "icon:magnifying-glass";
import matchHead from "icon:match-head";
import medusaHead from "icon:medusa-head";
import minions from "icon:minions";
import mirrorMirror from "icon:mirror-mirror";
import moonClaws from "icon:moon-claws";
import nightSleep from "icon:night-sleep";
import oldLantern from "icon:old-lantern";
import openBook from "icon:open-book";
import perspectiveDiceSixFacesRandom from "icon:perspective-dice-six-faces-random";
import photoCamera from "icon:photo-camera";
import pocketWatch from "icon:pocket-watch";
import policeBadge from "icon:police-badge";
import pschentDoubleCrown from "icon:pschent-double-crown";
import quillInk from "icon:quill-ink";
import revolver from "icon:revolver";
import ringingBell from "icon:ringing-bell";
import robber from "icon:robber";
import rollingDices from "icon:rolling-dices";
import runeStone from "icon:rune-stone";
import sacrificialDagger from "icon:sacrificial-dagger";
import saltShaker from "icon:salt-shaker";
import screaming from "icon:screaming";
import scrollUnfurled from "icon:scroll-unfurled";
import seaCreature from "icon:sea-creature";
import sharpLips from "icon:sharp-lips";
import shatteredGlass from "icon:shattered-glass";
import silverBullet from "icon:silver-bullet";
import sing from "icon:sing";
import sixEyes from "icon:six-eyes";
import sleevelessJacket from "icon:sleeveless-jacket";
import soundWaves from "icon:sound-waves";
import speaker from "icon:speaker";
import spinalCoil from "icon:spinal-coil";
import spyglass from "icon:spyglass";
import squareBottle from "icon:square-bottle";
import squidHead from "icon:squid-head";
import starAltar from "icon:star-altar";
import starSwirl from "icon:star-swirl";
import stoneThrone from "icon:stone-throne";
import surroundedEye from "icon:surrounded-eye";
import swapBag from "icon:swap-bag";
import targeting from "icon:targeting";
import tearing from "icon:tearing";
import tiredEye from "icon:tired-eye";
import toadTeeth from "icon:toad-teeth";
import tombstone from "icon:tombstone";
import torch from "icon:torch";
import tritonHead from "icon:triton-head";
import trophyCup from "icon:trophy-cup";
import vortex from "icon:vortex";
import waterDrop from "icon:water-drop";
import waxSeal from "icon:wax-seal";
import window from "icon:window";
import windowBars from "icon:window-bars";

/** Cultists by their rank, whatever their cult. */
const RANKS: Record<string, string> = {
  acolyte: cultist,
  lookout: spyglass,
  chanter: sing,
  "knife-bearer": sacrificialDagger,
  scribe: quillInk,
  herald: huntingHorn,
  brute: fist,
  dreamer: nightSleep,
  "torch-bearer": torch,
  "twice-marked": evilHand,
  recruiter: hoodedFigure,
  "twice-sworn": dualityMask,
};

const CARDS: Record<string, string> = {
  "the-glazier": window,
  "sister-of-shards": shatteredGlass,
  "the-twin-reflection": mirrorMirror,
  "keeper-of-panes": windowBars,
  "the-lamp-eater": lanternFlame,
  "nameless-pane": crackedGlass,
  "the-hollow-guest": hood,
  "the-sexton": hastyGrave,
  "the-net-mender": fishingNet,
  "the-baptist": waterDrop,
  "the-salt-bride": saltShaker,
  "the-tide-caller": highTide,
  "the-drowned-twin": drowning,
  "the-undertaker": coffin,
  "the-harbour-thing": fishMonster,
  "the-bell-ringer": ringingBell,
  "rhan-tegoth": stoneThrone,
  ghatanothoa: medusaHead,
  dagon: tritonHead,
  yig: cobra,
  tsathoggua: toadTeeth,
  "yog-sothoth": surroundedEye,
  "shub-niggurath": goat,
  cthulhu: squidHead,
  nyarlathotep: pschentDoubleCrown,
  azathoth: vortex,
  "vhul-atrath": sixEyes,
  "mother-undertow": seaCreature,
  "storm-lantern": oldLantern,
  "silver-star": justiceStar,
  "iron-ward": crossShield,
  "bone-coil": spinalCoil,
  "glass-eye": eyeball,
  "orrery-ring": linkedRings,
  revolver: revolver,
  laudanum: squareBottle,
  "blessed-water": holyWater,
  "motor-car": carWheel,
  dynamite: dynamite,
  "worn-die": perspectiveDiceSixFacesRandom,
  "torn-page": scrollUnfurled,
  "elder-stone": runeStone,
  reliquary: lockedChest,
  "police-badge": policeBadge,
  "stopped-watch": pocketWatch,
  "strait-waistcoat": sleevelessJacket,
  "spirit-camera": photoCamera,
  "silver-bullets": silverBullet,
  "summoning-eye": allSeeingEye,
  "unblinking-eye": burningEye,
  "weeping-eye": bleedingEye,
  "the-stars-are-right": starSwirl,
  "the-last-procession": dreadSkull,
  "footsteps-behind-you": footsteps,
  "lamps-go-out": matchHead,
  "a-voice-in-the-wire": soundWaves,
  "small-procession": hoodedAssassin,
  "cold-dice": rollingDices,
  "the-clock-skips": alarmClock,
  gathering: minions,
  nightmares: evilMoon,
  "lost-satchel": swapBag,
  desecration: starAltar,
  "bad-blood": bleedingWound,
  theft: robber,
  sleepless: tiredEye,
  "open-graves": tombstone,
  "mass-hysteria": screaming,
  "the-mask-slips": crackedMask,
  marked: evilHand,
  "tide-of-zealots": bigWave,
  undoing: brokenWall,
  "the-veil-tears": tearing,
  "growing-dark": moonClaws,
  feast: sharpLips,
  "second-sky": fallingStar,
  "every-road-at-once": crossroad,
};

/** The icons printed on action cards. */
export const ICONS: Record<string, string> = {
  "icon-insanity": brainLeak,
  "icon-investigate": magnifyingGlass,
  "icon-spawn": cultist,
  "icon-delayed": hourglass,
  "icon-terror": crystalShine,
  "icon-combat": crossedSwords,
  "icon-dice": rollingDices,
  "icon-trophy": trophyCup,
  "icon-cards": cardDraw,
  "icon-no-redraw": cardBurn,
  "icon-great-old-one": squidHead,
};

export const ROLES: Record<string, string> = {
  healer: caduceus,
  investigator: magnifyingGlass,
  fighter: fist,
  defender: checkedShield,
  medium: crystalBall,
  gambler: cardJoker,
};

/** Markers, tokens and piles. */
export const SIGNS: Record<string, string> = {
  altar: starAltar,
  seal: waxSeal,
  growing: brainTentacle,
  token: brainLeak,
  marker: hoodedFigure,
  deck: cardPickup,
  "reach-melee": fist,
  "reach-ranged": revolver,
  target: targeting,
  ready: checkMark,
  speaker: speaker,
  story: openBook,
  expansions: crystalShine,
  "terror-back": evilEyes,
  blocked: barrier,
  item: swapBag,
  delayed: hourglass,
  noise: soundWaves,
};

export const glyphOf = (id: string): string =>
  CARDS[id] ?? RANKS[id.slice(id.indexOf("-") + 1)] ?? ICONS[id] ?? ROLES[id] ?? openBook;

/** Cultists, Review, Terror, Preparation, Combat, Sealing. */
export const PHASES = [hoodedFigure, cardPickup, crystalShine, lanternFlame, crossedSwords, waxSeal] as const;
