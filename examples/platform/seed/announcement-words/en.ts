import type { AnnouncementsIn } from './form.js';

export const en: AnnouncementsIn = spins => ({
  notices: {
    welcome: ['Welcome to Nova Palace', '<p>Over two thousand games are waiting for you.</p>'],
    newest: [
      'The newest slots',
      `<p>Look for the New filter in the slots lobby. Fifty spins bring a bonus: see the <a href="/promotions?id=${spins}">promotion</a>.</p>`,
    ],
    checked: ['Every round can be checked', '<p>See “How fair the games are” in the <a href="/help">help centre</a>.</p>'],
    tables: ['Live tables open all day', '<p>Roulette, blackjack and baccarat around the clock.</p>'],
    free: ['Try games for free', '<p>Games with the free-play mark need no account.</p>'],
    password: ['Keep your password safe', '<p>Our staff never asks for it.</p>'],
    pot: [
      'One pot for all jackpot games',
      '<p>Games marked JP put {{jackpot_rate}} of each stake into one pot, and every round of them may win it. The chance stands in the rules of the game.</p>',
    ],
    favourites: ['Favourites follow you', '<p>Tap the heart on a card and find the game on any device.</p>'],
    decide: [
      'Decide before you play',
      '<p>Write down what this evening may cost. The platform sets no limits for you; if you ask in the live chat, we lock your account.</p>',
    ],
    addresses: ['Official addresses', '<p>Bookmark a secure domain from the mirror list.</p>'],
  },
  agentNotices: {
    records: [
      'For agents: records of your team',
      '<p>Bets, results and movements of everybody below you stand in your agent centre, to the cent and up to 92 days back.</p>',
    ],
    sharing: ['For agents: share fairly', '<p>Bring adults only, and promise nobody a win.</p>'],
  },
  popups: {
    account: [
      'Open an account in a minute',
      '<p>Choose a name and a password, and you are in.</p><ul><li>No fee, no obligation</li><li>Favourites on every device</li></ul>',
    ],
    free: ['Try before you join', '<p>Free play needs no account.</p>'],
    fair: ['Fair by design', '<p>Every round can be checked afterwards.</p>'],
    back: ['Good to see you', '<p>Your favourites and recent games are one tap away.</p>'],
    pot: [
      'The pot grows with every stake',
      '<p>Look for the jackpot filter among <a href="/rng">the slots</a>: their rules say what goes in and how it is won.</p>',
    ],
    records: ['Check your records', '<p>Every bet and payout stands in your betting record.</p>'],
    invite: ['Invite a friend', '<p>Your link is in the member centre.</p>'],
    first: ['Your first visit', '<p>Welcome! Have a look around: the search knows every game.</p>'],
  },
  help: ['Need help?', '<p>Customer service is in the side menu.</p>'],
  home: {
    slots: 'Slots of every kind',
    bonus: 'Your $20 bonus',
    tables: 'The tables are open',
    news: 'News',
    returns: 'Every game says what it returns',
  },
  groups: {
    w_rng: 'Spin something new today',
    w_live: 'A seat at the table is free',
    w_fish: 'Deep water, big fish',
    w_pvp: 'Cards against people, or the house’s bot',
    w_sports: 'Tonight under the lights',
    w_esports: 'The final map starts soon',
    w_elott: 'A draw every few minutes',
    w_lott: 'Pick your numbers',
    w_forget: 'We will get you back in',
  },
});
