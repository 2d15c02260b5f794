// A bot for Miskatonic in JavaScript: it says a random word, and the same one when a game is repeated.
// Run it with: miskatonic simulate witch-of-salem --bots "greedy,external:node docs/examples/random-bot.mjs,greedy"

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const words = question.words;
  // `random` differs for every question and is the same when a game is repeated.
  const word = words[question.random % words.length];
  process.stdout.write(JSON.stringify({ id: question.id, word }) + "\n");
}
