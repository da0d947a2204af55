/**
 * Our own answer to gp-register: the letter becomes a welcome with the new guest's name, a way on to the house's site, and a
 * first shelf of games here, because the widgets on this page share the session that the registration began.
 */
function onRegister(event) {
  const { account, affiliateCode } = event.detail;
  document.querySelector('#guest').textContent = account;
  document.querySelector('#code').textContent = affiliateCode;
  document.querySelector('#onward').href = `${document.querySelector('script[data-site-url]').dataset.siteUrl}/login`;
  document.querySelector('#letter').hidden = true;
  document.querySelector('#thanks').hidden = false;
  document.querySelector('#thanks h2').focus();
  const shelf = document.querySelector('#play');
  shelf.hidden = false;
  if (!shelf.querySelector('gp-lobby')) shelf.append(document.createElement('gp-lobby'));
}
document.addEventListener('gp-register', onRegister);

// The source that the page shows is the source that runs.
document.querySelector('#source').textContent = `${onRegister}\ndocument.addEventListener('gp-register', onRegister);`;
