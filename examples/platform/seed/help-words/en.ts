import type { HelpWords } from './form.js';

export const en: HelpWords = {
  start: [
    'Getting started',
    `<p>Nova Palace is a sandbox: a fictitious brand with real software behind it. Everything works as it would on a live platform, and every coin in it is play money.</p>
<h3>Your first five minutes</h3>
<ol>
<li><strong>Look around.</strong> Games, providers and winners are open to everyone. Slots marked “Free trial” start without an account.</li>
<li><strong>Register.</strong> Choose a username, or use your mobile number and the code that we send to it. Fields marked with * are required.</li>
<li><strong>Fill your wallet.</strong> A deposit shows in the header as soon as it has arrived.</li>
<li><strong>Play.</strong> Each round is written down with its stake and its result under “Betting record”.</li>
</ol>
<h3>Trying without an account</h3>
<p>“Free play” opens a trial session with play money. It holds no wallet, no favourites and no records, and it ends when you close the tab. To play for the balance of an account, log in or register.</p>`,
  ],
  account: [
    'Your account and your password',
    `<p>One person, one account. The username cannot be changed later; the nickname can.</p>
<h3>Choosing a password</h3>
<p>The form says how long it must be and what it must hold. Passwords that were given out by us, and those older than {{password_expiry_days}} days, must be changed at the next login before anything else is possible.</p>
<h3>Forgot it?</h3>
<p>Choose “Forgot password?” in the login and have a code sent to your email or your mobile number. The code is good for {{mail_code_minutes}} minutes by email or {{sms_expiry_minutes}} by SMS, and for five tries. All other sessions of the account end as soon as the new password is set.</p>
<h3>Logging in from somewhere new</h3>
<p>When you log in from an address that we do not know, we ask once more who you are: by SMS, by email, by your authenticator app or by the payee name of the account.</p>`,
  ],
  deposits: [
    'Deposits',
    `<h3>How to deposit</h3>
<ol>
<li>Open “Deposit” and choose a method. Its smallest and largest amount stand beside it.</li>
<li>Enter the amount and follow the steps of the method. Where a proof of payment is asked for, add a picture (PNG or JPG, up to {{image_max_bytes}}).</li>
<li>The order stays “pending” until the payment is found. Then the amount is booked once and you receive a message.</li>
</ol>
<h3>Good to know</h3>
<ul>
<li>We charge nothing for deposits. Fees of wallets and networks come back with your next withdrawal.</li>
<li>Pay from an account in your own name.</li>
<li>An order that finds no payment fails, and nothing is booked. If you have paid, send us the proof in the live chat.</li>
</ul>`,
  ],
  withdrawals: [
    'Withdrawals',
    `<h3>How to withdraw</h3>
<ol>
<li>Set a payment password in the security center, and add the account that should receive the money. Both are needed once.</li>
<li>Open “Withdraw”, enter the amount, your mobile number and the payment password. The amount is set aside at once.</li>
<li>We approve or reject the request. A rejected amount returns to your wallet in full.</li>
<li>When the money has arrived, confirm it: received, received in part, or not received. Without an answer within {{withdraw_receipt_minutes}} minutes the request counts as received.</li>
</ol>
<h3>If something is missing</h3>
<p>Choose “received in part” or “not received” in time and add up to {{image_max_count}} pictures as proof. What is missing is then sent again. After the time has run out, write to us.</p>`,
  ],
  bonuses: [
    'Promotions, points and VIP',
    `<p>Promotions are listed with their dates, their conditions and what they give. Some are credited by themselves, for others you apply, and some need a comment or a picture.</p>
<h3>Points</h3>
<p>Deposits earn points at the rates of the points mall. Points never expire. In the points mall you exchange them for items or convert them into balance at the rate shown there.</p>
<h3>VIP</h3>
<p>Your rank follows from what you have played. It never falls because you take a break.</p>`,
  ],
  rules: [
    'Rules of the games',
    `<p>Each game shows its own rules, its pay table and its theoretical return to player behind the “i” button. The following holds for all of them.</p>
<ul>
<li>A round counts when its stake has been booked. A round that was cut off by the network is finished on the platform; its result stands in your betting record.</li>
<li>A repeated tap or a repeated message books one round, never two.</li>
<li>A fault voids nothing: a round counts once, with the result that the platform recorded.</li>
<li>A game under maintenance cannot be opened. Rounds already begun are finished first.</li>
<li>Lottery bets are taken until the draw closes. Numbers are drawn after that and never change.</li>
</ul>`,
  ],
  fairness: [
    'How fair the games are',
    `<p>Every round comes from a seeded generator. The hash of its seed is published before you play and the seed itself when you end the session, so that you can check each round of it.</p>
<h3>Checking a round</h3>
<ol>
<li>Note the hash that the game shows when it opens.</li>
<li>Play. Each round carries its number.</li>
<li>Press “End the session and show its seed” behind the “i”, compare the seed with the hash, and run the round again: the same seed and number give the same result.</li>
</ol>
<p>The return to player that a game states is worked out from its mathematics, not from a few lucky evenings.</p>
<h3>The jackpot</h3>
<p>Games marked JP put {{jackpot_rate}} of each stake of real money into one pot. Every round of them may win all of it; the chance stands in their rules. The house begins each new pot with {{jackpot_seed}}.</p>`,
  ],
  responsible: [
    'Responsible gaming',
    `<p>Play is entertainment. It is not a way to earn money, to pay a debt or to win back what was lost.</p>
<h3>Before you play</h3>
<ul>
<li>Decide how much time and money this evening may cost, and stop when either is used up.</li>
<li>Never play with money that is meant for rent, food or family.</li>
<li>Do not play tired, upset or after drinking.</li>
</ul>
<h3>Signs to take seriously</h3>
<ul>
<li>You raise your stakes to win back losses.</li>
<li>You hide how much you play, or borrow to play.</li>
<li>You think about playing when you should be working or sleeping.</li>
</ul>
<h3>How we help</h3>
<p>The platform keeps no limits of stakes, losses or time for you. Write to us in the live chat and an operator locks your account, without questions and without persuading you to stay; it stays locked until you ask for it again. Minors may not play: if you share your device with children, log out after each session and do not keep the password in the browser.</p>`,
  ],
  security: [
    'Security',
    `<h3>What we do</h3>
<ul>
<li>Passwords travel encrypted for our key alone and are kept only as slow, salted hashes. Nobody here can read them.</li>
<li>A session belongs to one tab, ends when you log out, and ends everywhere when the password changes.</li>
<li>Each movement of money is booked twice, once on each side, and once only.</li>
</ul>
<h3>What you can do</h3>
<ul>
<li>Open us only by an address of the official list, and keep it as a bookmark.</li>
<li>Check the contact of anyone who writes in our name with “Verify Representative”.</li>
<li>We never ask for your password or a code, in no chat and on no phone. Whoever does is not one of us.</li>
<li>Bind your email, your mobile number or an authenticator app in the security center.</li>
</ul>`,
  ],
  term: [
    'Terms and conditions',
    `<p>Nova Palace is a fictitious brand for trying out this software. No real money is accepted or paid. These terms say how the sandbox behaves.</p>
<h3>1. Who may play</h3>
<p>You must be {{min_age}} or older, and playing must be legal where you are. One account per person. Accounts cannot be given to others.</p>
<h3>2. Your account</h3>
<p>Keep your password to yourself. What is done with your account counts as done by you until you tell us otherwise.</p>
<h3>3. Stakes and results</h3>
<p>A stake is binding once it is booked. A round that has been played cannot be undone. The record of the platform decides.</p>
<h3>4. Bonuses</h3>
<p>A promotion holds as its own conditions say. A bonus taken by mistake of either side is taken back, nothing else is.</p>
<h3>5. Abuse</h3>
<p>Several accounts of one person, tools that play by themselves and agreements between players close an account. What it held by fair means is paid out.</p>
<h3>6. Ending</h3>
<p>You may have your account locked at any time: write to us in the live chat. We may end the sandbox at any time; it is here to be tried.</p>`,
  ],
  agreement: [
    'User agreement',
    `<p>By registering you agree to the following with the operator of this sandbox.</p>
<h3>What we promise</h3>
<ul>
<li>To show your balance as it is, and to let you see each booking behind it.</li>
<li>To say before a round what it costs, and what the game returns over time.</li>
<li>To answer complaints in writing. Send them with the form “Feedback and complaints”.</li>
<li>To change this agreement only with notice, and never for what has already happened.</li>
</ul>
<h3>What you promise</h3>
<ul>
<li>That you are {{min_age}} or older and act for yourself.</li>
<li>That what you tell us of yourself is true.</li>
<li>That you play by the rules of the games and of these pages.</li>
</ul>
<h3>If we disagree</h3>
<p>Write to us first. We look at the records together with you, and we give reasons for what we decide. The agreement is read by the law of the place where the operator of your copy of this software sits.</p>`,
  ],
  privacy: [
    'Privacy',
    `<p>We keep what the platform needs to work, and nothing to know you better than that.</p>
<ul>
<li><strong>Account:</strong> what you entered at registration, when and from which address you registered and logged in.</li>
<li><strong>Play:</strong> stakes, results and bookings. They are never changed or deleted, because they prove your balance.</li>
<li><strong>Contact:</strong> messages of the live chat and the feedback that you send, with their pictures.</li>
<li><strong>Agents:</strong> if you came by an agent’s link or code, that agent and the agents above see your account name, balance, last login, each bet with its result and each movement of money. They do not see your password, contacts or identity.</li>
</ul>
<p>Passwords and session tokens are kept only as hashes. The widgets set no cookies, load nothing from third parties and measure nothing. Names on the winner board are masked.</p>`,
  ],
  license: [
    'Licence',
    `<p>This sandbox holds no gaming licence and needs none: all money in it is play money, and nothing can be paid in or out.</p>
<p>An operator who runs these widgets on a live platform shows here who licensed it:</p>
<ul>
<li>the name of the company and its registered seat,</li>
<li>the authority, the number of the licence and the date until which it holds,</li>
<li>where the licence can be checked, and where complaints are taken.</li>
</ul>
<p><strong>{{min_age}}+</strong> · Play responsibly.</p>`,
  ],
  brand: [
    'Our story',
    `<p>Nova Palace began with a sketch on the back of a timetable: a palace whose doors stand open, and a star above it to find the way home by.</p>
<img src="/art/story/palace.svg" width="1200" height="520" alt="A crown, a star and a coin on a stage with velvet curtains">
<h3>A house, not a maze</h3>
<p>Most gaming sites shout. We wanted a house with quiet rooms: one for the slots, one for the tables, one for those who only came to look. You always know where you are, what you hold, and where the door is.</p>
<img src="/art/story/workshop.svg" width="1200" height="520" alt="A bound book, coins and a flask before full shelves">
<h3>Made to be looked into</h3>
<p>Every game states what it returns. Every round can be checked. Every booking has its other side. We built the palace of glass, because trust begins where nothing is hidden.</p>
<img src="/art/story/voyage.svg" width="1200" height="520" alt="An open treasure chest by the sea at dusk">
<h3>Where it goes from here</h3>
<p>Nova Palace is fictitious, and glad to be. It exists so that operators can walk through a finished house before they build their own. Take what you like: the doors are open.</p>`,
  ],
  'app-ios': [
    'Install the app on iPhone or iPad',
    `<ol>
<li>On the iPhone, open this page in Safari and tap “Download for iOS”. From a larger screen, point its camera at the QR code.</li>
<li>Confirm “Install”. The icon appears on your home screen.</li>
<li>Open Settings → General → VPN &amp; Device Management, choose the developer of the app and tap “Trust”.</li>
<li>Open the app and log in with your usual account. Balance and favourites are already there.</li>
</ol>
<p>This demonstration has no app of its own: the link stands for the operator’s. The site does the same in Safari.</p>`,
  ],
  'app-android': [
    'Install the app on Android',
    `<ol>
<li>On the phone, open this page and tap “Download for Android”. From a larger screen, scan the QR code with its camera.</li>
<li>When the browser warns of the kind of file, choose “Download anyway”. The file comes from our own address.</li>
<li>Open the file. If asked, allow your browser to install apps: Settings → Apps → your browser → Install unknown apps.</li>
<li>Tap “Install”, then “Open”, and log in with your usual account. You may take the permission back afterwards.</li>
</ol>
<p>This demonstration has no app of its own: the link stands for the operator’s. The site does the same in the browser.</p>`,
  ],
  about: [
    'About us',
    `<p>Nova Palace shows what the widgets can do with a real platform behind them: a database that keeps double-entry books, games with published mathematics, and an operator console where each switch can be turned.</p>
<p>Reach us in the live chat, through the channels at the foot of each page, or with the form “Feedback and complaints”.</p>`,
  ],
};
