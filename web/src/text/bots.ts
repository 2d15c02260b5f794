/** The message that names a kind of bot: `search:2s` is `bot-search-2s`, and `bot-search-2s-about` says how it plays. */
export const botKey = (bot: string): string => `bot-${bot.replace(":", "-")}`;
