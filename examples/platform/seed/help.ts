interface HelpText {
  key: string;
  en: [title: string, body: string];
  es: [title: string, body: string];
}

const TEXTS: HelpText[] = [
  {
    key: 'term',
    en: ['Terms and conditions', '<p>Nova Palace is a fictitious brand for trying out this software. No real money is accepted or paid.</p><p>You must be 18 or older. One account per person. A round that has been played cannot be undone.</p>'],
    es: ['Términos y condiciones', '<p>Nova Palace es una marca ficticia para probar este software. No se acepta ni se paga dinero real.</p><p>Debes ser mayor de 18 años. Una cuenta por persona. Una ronda jugada no puede deshacerse.</p>'],
  },
  {
    key: 'license',
    en: ['Licence', '<p>This sandbox holds no gaming licence and needs none: all money in it is play money.</p>'],
    es: ['Licencia', '<p>Este entorno de pruebas no tiene licencia de juego ni la necesita: todo el dinero es ficticio.</p>'],
  },
  {
    key: 'responsible',
    en: ['Responsible play', '<p>Set yourself a limit before you start, and stop when you reach it. Play is not a way to earn money.</p>'],
    es: ['Juego responsable', '<p>Ponte un límite antes de empezar y detente al alcanzarlo. El juego no es una forma de ganar dinero.</p>'],
  },
  {
    key: 'fairness',
    en: ['How fair the games are', '<p>Every round comes from a seeded generator. The hash of its seed is published before you play and the seed after the session, so each round can be checked.</p>'],
    es: ['Qué tan justos son los juegos', '<p>Cada ronda sale de un generador con semilla. El hash de la semilla se publica antes de jugar y la semilla después, así cada ronda puede comprobarse.</p>'],
  },
  {
    key: 'privacy',
    en: ['Privacy', '<p>Passwords are kept only as slow salted hashes. Tokens are kept only as hashes.</p>'],
    es: ['Privacidad', '<p>Las contraseñas se guardan solo como hashes lentos con sal. Los tokens se guardan solo como hashes.</p>'],
  },
  {
    key: 'about',
    en: ['About us', '<p>Nova Palace shows what the widgets can do with a real platform behind them.</p>'],
    es: ['Sobre nosotros', '<p>Nova Palace muestra lo que los widgets pueden hacer con una plataforma real detrás.</p>'],
  },
];

/** Rows of the help centre in both languages. */
export function helpEntries() {
  return TEXTS.flatMap(({ key, en, es }, sort) => [
    { key, lang: 'EN', title: en[0], body: en[1], sort },
    { key, lang: 'ES', title: es[0], body: es[1], sort },
  ]);
}
