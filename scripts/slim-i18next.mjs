import ts from 'typescript';
import { edit, slimPackage } from './slim-package.mjs';

/**
 * Of i18next the CDN files bring what `src/core/page/language.ts` uses: texts that lie flat in one namespace and are there when they
 * are asked for. Backends, detectors, namespaces, contexts, nesting, objects and warnings would be a third of the core chunk. The npm
 * package leaves i18next whole; `tests/unit/slim-i18next.test.ts` holds the one to the other, text by text.
 */
export const slimI18next = slimPackage({
  name: 'slim-i18next',
  filter: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  digest: 'e3090e0bb373e28255610bc3cd4f8df52f2282b36488c44f90dec2705c58b600',
  editsOf,
});

/**
 * Expressions, by class, whose value language.ts settles: by the options of its instance, the defaults of those that it leaves out, and
 * because a call of `t` gives values alone, none of which has the name of an option. What follows from it the minifier sees.
 */
const SETTLED = {
  Translator: {
    'this.i18nFormat': 'undefined',
    'this.options.appendNamespaceToCIMode': 'false',
    'this.options.appendNamespaceToMissingKey': 'false',
    'this.options.fallbackNS': 'false',
    'this.options.joinArrays': 'false',
    'this.options.keySeparator': 'false',
    'this.options.missingKeyNoValueFallbackToKey': 'undefined',
    'this.options.nsSeparator': 'false',
    'this.options.overloadTranslationOptionHandler': 'undefined',
    'this.options.pluralSeparator': "'_'",
    'this.options.returnDetails': 'undefined',
    'this.options.returnEmptyString': 'true',
    'this.options.returnNull': 'false',
    'this.options.updateMissing': 'false',
    'opt.appendNamespaceToCIMode': 'undefined',
    'opt.fallbackLng': 'undefined',
    'opt.joinArrays': 'undefined',
    'opt.keySeparator': 'undefined',
    'opt.lng': 'undefined',
    'opt.lngs': 'undefined',
    'opt.missingKeyNoValueFallbackToKey': 'undefined',
    'opt.nsSeparator': 'undefined',
    'opt.ordinal': 'undefined',
    'opt.returnDetails': 'undefined',
    'opt.returnObjects': 'undefined',
    "opt.context !== undefined && (isString(opt.context) || typeof opt.context === 'number') && opt.context !== ''": 'false',
    // Keys are words, in one namespace.
    "typeof keys === 'function'": 'false',
    "typeof k === 'function'": 'false',
    "lng?.toLowerCase() === 'cimode'": 'false',
    'this.extractFromKey(keys[keys.length - 1], opt)': "{ key: keys[keys.length - 1], namespaces: ['translation'] }",
    'this.extractFromKey(k, opt)': "{ key: k, namespaces: ['translation'] }",
    '!this.checkedLoadedFor[`${codes[0]}-${ns}`] && this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)': 'false',
    // Texts are texts.
    'shouldHandleAsObject(resolved.res)': 'false',
    'shouldHandleAsObject(resForObjHndl)': 'false',
    'Object.prototype.toString.apply(resForObjHndl)': "''",
    'isString(joinArrays)': 'false',
    // For one that is missing no default stands in, and nobody is told but `parseMissingKeyHandler`.
    'Translator.hasDefaultValue(opt)': 'false',
    "needsPluralHandling ? this.pluralResolver.getSuffix(lng, opt.count, opt) : ''": "''",
    'needsZeroSuffixLookup && opt[`defaultValue${this.options.pluralSeparator}zero`] || opt[`defaultValue${defaultValueSuffix}`] || opt[`defaultValue${defaultValueSuffixOrdinalFallback}`] || opt.defaultValue':
      'undefined',
    'usedKey || usedDefault || updateMissing': 'false',
  },
  LanguageUtil: {
    'this.options.cleanCode': 'undefined',
    'this.options.lowerCaseLng': 'undefined',
    'this.logger.debug && isString(code)': 'false',
  },
  PluralResolver: { 'this.options.prepend': "'_'", 'options.ordinal': 'undefined' },
  Formatter: { 'options.interpolation.formatSeparator': 'undefined', 'options.cacheInBuiltFormats': 'true' },
};

/** What stays of each class, and what stands in place of members that would be little more than choices among what is settled. */
const CLASSES = {
  I18n: {
    kept: ['t', 'exists', 'createInstance'],
    instead: `constructor(options) {
      this.options = transformOptions(options);
    }
    init() {
      const { options } = this;
      const languageUtils = new LanguageUtil(options);
      const formatter = new Formatter(options);
      const services = {
        resourceStore: (this.store = new ResourceStore(options.resources)),
        languageUtils,
        pluralResolver: new PluralResolver(languageUtils),
        interpolator: new Interpolator(options.interpolation.escape, formatter),
      };
      this.translator = new Translator(services, options);
      return this.changeLanguage(options.lng);
    }
    changeLanguage(lng) {
      this.translator.changeLanguage((this.language = lng));
      return Promise.resolve();
    }
    addResourceBundle(lng, ns, resources) {
      this.store.addResourceBundle(lng, ns, resources);
      return this;
    }`,
  },
  Translator: {
    kept: ['changeLanguage', 'exists', 'translate', 'resolve', 'isValidLookup', 'getResource'],
    instead: `constructor(services, options) {
      Object.assign(this, services, { options });
    }
    extendTranslation(res, keys, opt) {
      return this.interpolator.interpolate(res, opt, this.language, opt);
    }`,
  },
  ResourceStore: {
    kept: [],
    instead: `constructor(data) {
      this.data = data;
    }
    getResource(lng, ns, key) {
      return getPath(this.data, [lng, ns, key]);
    }
    addResourceBundle(lng, ns, resources) {
      this.data[lng] = { [ns]: { ...getPath(this.data, [lng, ns]), ...resources } };
    }`,
  },
  LanguageUtil: {
    kept: ['formatLanguageCode', 'getLanguagePartFromCode'],
    instead: `constructor(options) {
      this.options = options;
    }
    toResolveHierarchy(code) {
      return [code, ...this.options.fallbackLng].map(one => this.formatLanguageCode(one));
    }`,
  },
  PluralResolver: {
    kept: ['getRule', 'getSuffix'],
    instead: `constructor(languageUtils) {
      this.languageUtils = languageUtils;
      this.pluralRulesCache = {};
    }`,
  },
  Interpolator: {
    kept: [],
    instead: `constructor(escape, formatter) {
      this.escape = escape;
      this.formatter = formatter;
    }
    interpolate(str, data, lng, options) {
      return str.replace(/{{(.+?)}}/g, (found, inside) => {
        const [name, ...formats] = inside.split(',');
        const interpolationkey = name.trim();
        const given = getPath(data, interpolationkey);
        const value = this.formatter.format(given, formats.join().trim(), lng, { ...options, ...data, interpolationkey });
        if (value === undefined && !Object.hasOwn(options, inside.trim())) return found;
        return makeString(this.escape(value === undefined ? '' : value));
      });
    }`,
  },
  Formatter: {
    kept: ['init', 'format'],
    instead: `constructor(options) {
      this.init({}, options);
    }`,
  },
};

function editsOf(file) {
  const edits = file.statements.flatMap(statement => {
    if (ts.isClassDeclaration(statement)) return editsOfClass(statement);
    // It makes an instance for all the page, of which it hands out the members, and caches and loggers that nobody asks then.
    const isMade = ts.isVariableStatement(statement) && /^(?:new |I18n\.|instance\.)/.test(madeBy(statement));
    return isMade ? [edit(statement, '')] : [];
  });
  return [...edits, ...file.statements.filter(ts.isExportDeclaration).map(all => edit(all, 'export const { createInstance } = I18n;'))];
}

function madeBy({ declarationList }) {
  return declarationList.declarations[0].initializer?.getText() ?? '';
}

function editsOfClass(statement) {
  const name = statement.name.text;
  const { kept, instead } = CLASSES[name] ?? { kept: [], instead: '' };
  const members = new Map(statement.members.map(member => [member.name?.text, member]));
  const settled = new Map(Object.entries(SETTLED[name] ?? {}));
  const unmet = new Set(settled.keys());
  const edits = kept.flatMap(member => editsIn(members.get(member) ?? fail(name, member), settled, unmet));
  for (const expression of unmet) fail(name, expression);
  const gone = statement.members.filter(member => !kept.includes(member.name?.text));
  const bases = statement.heritageClauses ?? [];
  return [...edits, ...gone.map((member, index) => edit(member, index === 0 ? instead : '')), ...bases.map(base => edit(base, ''))];
}

/** Settled values in place of expressions; what is said to developers goes. */
function editsIn(node, settled, unmet) {
  if (ts.isExpressionStatement(node) && node.getText().startsWith('this.logger.')) return [edit(node, ';')];
  const text = ts.isExpression(node) && node.getText();
  if (!settled.has(text)) {
    const edits = [];
    ts.forEachChild(node, child => void edits.push(...editsIn(child, settled, unmet)));
    return edits;
  }
  unmet.delete(text);
  return [edit(node, settled.get(text))];
}

function fail(name, what) {
  throw new Error(`i18next's ${name} does not have ${what}: mend scripts/slim-i18next.mjs.`);
}
