/** Long enough that it does not stand in a page by chance. */
const least = 12;

/**
 * Whether a variable of `.env` holds what nobody may read: not what every visitor gets anyway, such
 * as the forms' publishable key, an e-mail address or the address of a site.
 */
export function isSecret(name: string, value: string): boolean {
  if (value.length < least || /PUBLISHABLE|ANON/i.test(name)) return false;
  if (/SECRET|PASS|PWD|TOKEN|KEY|PRIVATE|CREDENTIAL/i.test(name)) return true;
  return !isMail(value) && !isPlainAddress(value);
}

/** `hello@pierlight.example`, or `Pierlight <hello@pierlight.example>`. */
function isMail(value: string): boolean {
  return /^([^<>@]*<)?[^\s<>@:]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}>?$/i.test(value);
}

/** A web address that lets nobody in: without a password, and without what looks like a key. */
function isPlainAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return !/(?=\w*\d)(?=\w*[a-z])\w{16,}/i.test(url.pathname + url.search);
}
