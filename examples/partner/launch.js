/**
 * Our own handling of gp-launch: the widget asks before it opens a game, and this page answers for itself. It stops the
 * widget, tells the reader that they are leaving, and opens the game in a tab of its own when they agree.
 */
function onLaunch(event) {
  event.preventDefault();
  const { name, url, mode } = event.detail;
  const dialog = document.querySelector('#leaving');
  document.querySelector('#leaving-game').textContent = name;
  // In the press itself: afterwards Safari opens no window.
  dialog.querySelector('[value=go]').onclick = () => window.open(url, '_blank', 'noopener');
  dialog.onclose = () => {
    const goes = dialog.returnValue === 'go';
    dialog.returnValue = '';
    note(`${name} (${mode === 'demo' ? 'play money' : 'real money'}) – ${goes ? 'opened' : 'stayed here'}`);
  };
  dialog.showModal();
}
document.addEventListener('gp-launch', onLaunch);

function note(text) {
  const log = document.querySelector('#log');
  log.querySelector('.nothing')?.remove();
  const item = document.createElement('li');
  item.textContent = `${new Date().toLocaleTimeString('en-GB', { timeStyle: 'short' })} ${text}`;
  log.prepend(item);
}

// The source that the page shows is the source that runs.
document.querySelector('#source').textContent = `${onLaunch}\ndocument.addEventListener('gp-launch', onLaunch);`;
