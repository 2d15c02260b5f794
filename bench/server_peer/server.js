// boardgame.io as its guide runs it: matches in memory.
const { Server } = require('boardgame.io/server');
const { Count } = require('./game');

const port = Number(process.argv[2]);
const server = Server({ games: [Count], origins: ['http://127.0.0.1:' + port] });
server.run({ port, callback: () => console.log('ready') });
