/** The roles that the legacy keys of the database in a text have: these are JSON Web Tokens. */
export function rolesIn(text: string): (string | undefined)[] {
  return [...text.matchAll(/\.(eyJ[\w-]+)\./g)].map(([, claims = '']) => {
    return /"role": ?"(\w+)"/.exec(Buffer.from(claims, 'base64url').toString())?.[1];
  });
}

/** Shorter values could appear in a page by chance. In characters. */
const minLength = 12;

/**
 * Whether a variable in `.env` is secret. Public values are not, such as the forms' publishable
 * key, an email address or a site's address.
 */
export function isSecret(name: string, value: string): boolean {
  if (value.length < minLength || /PUBLISHABLE|ANON/i.test(name)) return false;
  if (/SECRET|PASS|PWD|TOKEN|KEY|PRIVATE|CREDENTIAL/i.test(name)) return true;
  return !isMail(value) && !isPlainAddress(value);
}

function isMail(value: string): boolean {
  return /^([^<>@]*<)?[^\s<>@:]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}>?$/i.test(value);
}

/** A web address without credentials: no password, and nothing that looks like a key. */
function isPlainAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return !/(?=\w*\d)(?=\w*[a-z])\w{16,}/i.test(url.pathname + url.search);
}
