// Four clients at one match; one move after the other, timed until all four have seen it.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Count } = require('./game');

const [port, moves] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const seats = [0, 1, 2, 3];

const request = (path, body) =>
  fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());

async function main() {
  const { matchID } = await request('/games/count/create', { numPlayers: seats.length });
  const clients = [];
  for (const seat of seats) {
    const joined = await request(`/games/count/${matchID}/join`, {
      playerID: String(seat),
      playerName: `Guest ${seat}`,
    });
    const client = Client({
      game: Count,
      numPlayers: seats.length,
      matchID,
      playerID: String(seat),
      credentials: joined.playerCredentials,
      multiplayer: SocketIO({ server }),
      debug: false,
    });
    client.start();
    clients.push(client);
  }
  // A client shows its own word before the server has seen it, but a turn ends when the server says so.
  let seen;
  const confirmed = seats.map(() => 0);
  clients.forEach((client, seat) => {
    client.subscribe((state) => {
      if (state) confirmed[seat] = Math.min(state.G.said, state.ctx.turn - 1);
      if (seen) seen();
    });
  });
  const until = (test) =>
    new Promise((resolve) => {
      seen = () => test() && ((seen = undefined), resolve());
      seen();
    });
  await until(() => clients.every((client) => client.getState() !== null));
  const waits = [];
  for (let move = 1; move <= moves; move += 1) {
    const mover = (move - 1) % seats.length;
    const begun = process.hrtime.bigint();
    clients[mover].moves.say(move % 10);
    await until(() => confirmed.every((said) => said >= move));
    waits.push(Number(process.hrtime.bigint() - begun) / 1e6);
  }
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.floor(waits.length * share)];
  console.log(JSON.stringify({ moves, seats: seats.length, p50_ms: at(0.5), p95_ms: at(0.95) }));
  clients.forEach((client) => client.stop());
  process.exit(0);
}

main();
