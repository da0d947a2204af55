// A round is one press: the stake is the game's least, the side is the button's.
const table = new URLSearchParams(location.search).get('table');
const shown = document.getElementById('shown');
const purse = document.getElementById('purse');
const money = cents => `€ ${(cents / 100).toFixed(2)}`;

async function ask(path, init) {
  const response = await fetch(`/starlight/v1/tables/${table}${path}`, init);
  const { data, error } = await response.json();
  if (error) throw new Error(error.text);
  return data;
}

async function play(game, side, buttons) {
  for (const button of buttons) button.disabled = true;
  try {
    const round = await ask('/rounds', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stake_cents: game.least_stake_cents, side }),
    });
    shown.textContent = `${round.side} ${round.won_cents > 0 ? `+${money(round.won_cents)}` : '—'}`;
    purse.textContent = money(round.cents);
  } catch (error) {
    shown.textContent = error instanceof TypeError ? 'No connection. Try again.' : error.message;
  }
  for (const button of buttons) button.disabled = false;
}

ask('')
  .then(({ game, cents }) => {
    document.querySelector('h1').textContent = game.title.en;
    document.getElementById('stake').textContent = `${money(game.least_stake_cents)} a round, ${game.odds} times back`;
    purse.textContent = money(cents);
    const buttons = game.sides.map(side => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = side;
      button.addEventListener('click', () => play(game, side, buttons));
      return button;
    });
    document.getElementById('sides').append(...buttons);
  })
  .catch(() => (shown.textContent = 'This table is closed.'));
