/** What the page itself says: `say("lobby-play-now")`. Texts of games come from the server (./game.ts). */
import en from "./en.ftl?raw";
import { Messages, type Args } from "./fluent";

const messages = new Messages("en", [en]);

export const say = (key: string, args?: Args): string => messages.say(key, args);
/** Names one after the other: Ada, Rice and Dyer. */
const LIST = new Intl.ListFormat("en-GB");
export const listed = (names: readonly string[]): string => LIST.format(names);
export const knows = (key: string): boolean => messages.has(key);
