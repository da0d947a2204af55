export interface Log {
  debug(message: string, fields?: Record<string, unknown>): void;
  info(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

const LEVELS = { silent: 0, error: 1, info: 2, debug: 3 };
const SECRET_NAME = /pass|token|secret|verifier|authorization|captcha|answer|jwe|verificationcode|\bcode$|key|^session$|private|random/i;
const MASK = '***';
const MAX_DEPTH = 6;

/** One JSON line per event on stderr; values whose name tells a secret are masked before anything is written. */
export function createLog(level: keyof typeof LEVELS, write: (line: string) => void = line => process.stderr.write(line)): Log {
  const at =
    (name: 'error' | 'info' | 'debug') =>
    (message: string, fields: Record<string, unknown> = {}) => {
      if (LEVELS[name] > LEVELS[level]) return;
      write(`${JSON.stringify({ at: new Date().toISOString(), level: name, message, ...maskFields(fields) })}\n`);
    };
  return { debug: at('debug'), info: at('info'), error: at('error') };
}

/** A copy of `value` in which everything that is named like a secret is masked, at any depth. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.map(item => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecretName(name) && item !== '' && item != null ? MASK : maskSecrets(item, depth + 1),
    ]),
  );
}

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name) && !/^(gameCode|errorCode|error_code|countryCode|countryDialingCode|idempotencyKey|publicKey)$/.test(name);
}

function maskFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isSecretName(name) ? MASK : maskSecrets(value)]));
}
