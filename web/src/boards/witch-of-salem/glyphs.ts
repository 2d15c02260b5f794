/** A glyph for everything that has a card, a cost or a pile. */
import elderSign from "icon:burning-eye";
import trapezohedron from "icon:cut-diamond";
import silverKey from "icon:skeleton-key";
import dagger from "icon:sacrificial-dagger";
import elixir from "icon:round-potion";
import glasses from "icon:spectacles";
import necronomicon from "icon:evil-book";
import witches from "icon:witch-flight";
import undead from "icon:raise-zombie";
import bloodHunters from "icon:fangs";
import soulEaters from "icon:floating-ghost";
import deepOnes from "icon:fish-monster";
import hounds from "icon:hound";
import cultists from "icon:cultist";
import thulSahuun from "icon:spiral-tentacle";
import nightgaunts from "icon:evil-bat";
import ghouls from "icon:chewed-skull";
import miGo from "icon:insect-jaws";
import shoggoths from "icon:acid-blob";
import necron from "icon:dread-skull";
import craven from "icon:pilgrim-hat";
import counterspell from "icon:shield-echoes";
import restfulNight from "icon:night-sleep";
import beacon from "icon:lantern-flame";
import parcel from "icon:box-unpacking";
import threshold from "icon:doorway";
import coach from "icon:old-wagon";
import veil from "icon:moon-claws";
import nightmares from "icon:evil-eyes";
import campusShadow from "icon:shadow-follower";
import stars from "icon:cursed-star";
import fog from "icon:fog";
import illOmen from "icon:crow-dive";
import cthulhu from "icon:squid-head";
import dagon from "icon:big-wave";
import hastur from "icon:cracked-mask";
import nyarlathotep from "icon:pschent-double-crown";
import shubNiggurath from "icon:goat";
import yogSothoth from "icon:surrounded-eye";
import university from "icon:clock-tower";
import sanatorium from "icon:hospital-cross";
import docks from "icon:anchor";
import cemetery from "icon:tombstone";
import station from "icon:steam-locomotive";
import shop from "icon:scales";
import church from "icon:church";
import rlyeh from "icon:mayan-pyramid";
import passage from "icon:secret-door";
import scholar from "icon:open-book";
import candle from "icon:candle-flame";
import seen from "icon:semi-closed-eye";
import demon from "icon:daemon-skull";
import rift from "icon:vortex";
import portal from "icon:magic-portal";
import creatureCard from "icon:monster-grasp";
import eventCard from "icon:evil-moon";
import footsteps from "icon:footsteps";
import bag from "icon:swap-bag";

const GLYPHS: Record<string, string> = {
  "elder-sign": elderSign,
  "silver-key": silverKey,
  trapezohedron,
  dagger,
  elixir,
  glasses,
  necronomicon,
  witches,
  undead,
  "blood-hunters": bloodHunters,
  "soul-eaters": soulEaters,
  "deep-ones": deepOnes,
  "hounds-of-tindalos": hounds,
  cultists,
  "thul-sahuun": thulSahuun,
  nightgaunts,
  ghouls,
  "mi-go": miGo,
  shoggoths,
  necron,
  craven,
  counterspell,
  "restful-night": restfulNight,
  "beacon-of-salem": beacon,
  "armitages-parcel": parcel,
  "dream-of-the-threshold": threshold,
  "night-coach": coach,
  "the-veil-thins": veil,
  nightmares,
  "shadow-on-the-campus": campusShadow,
  "the-stars-are-right": stars,
  "something-in-the-fog": fog,
  "ill-omen": illOmen,
  cthulhu,
  dagon,
  hastur,
  nyarlathotep,
  "shub-niggurath": shubNiggurath,
  "yog-sothoth": yogSothoth,
  university,
  sanatorium,
  docks,
  cemetery,
  station,
  shop,
  church,
  rlyeh,
  "secret-passage": passage,
  baxter: scholar,
  furlong: scholar,
  sterns: scholar,
  foster: scholar,
};

export const COSTS: Record<string, string> = { N: necron, S: candle, C: creatureCard, V: eventCard };

export { bag, candle, craven, creatureCard, demon, eventCard, footsteps, necron, portal, rift, seen };

export const glyphOf = (id: string): string => GLYPHS[id] ?? eventCard;
