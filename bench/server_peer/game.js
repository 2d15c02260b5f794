// As little game as there can be: whoever's turn it is names one of ten numbers.
module.exports.Count = {
  name: 'count',
  setup: () => ({ last: 0, said: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    say: ({ G }, number) => {
      G.last = number;
      G.said += 1;
    },
  },
};
