import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded backend's configuration file. */
export type Config = {
  readonly api: { readonly port: number };
  readonly db: { readonly driver: 'pglite'; readonly url: string };
  readonly auth: {
    readonly enabled: true;
    readonly enable_signup: false;
    readonly jwt_secret: string;
    readonly publishable_key: string;
    readonly secret_key: string;
  };
};

/** The folder of `npm start`'s database. */
export const embeddedFolder = join(import.meta.dirname, '../../../.output/backend');

export const configFile = (folder: string) => join(folder, 'config.json');

/** The URL of a backend with this configuration. */
export const urlOf = ({ api }: Config) => `http://127.0.0.1:${api.port}`;

/** The folder's last configuration, if any. */
export function readConfig(folder: string): Config | undefined {
  const file = configFile(folder);
  // Only `writeConfig` writes this file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Config) : undefined;
}

/** Writes a folder's configuration. Keys are generated once and reused. */
export function writeConfig(folder: string, port: number): Config {
  const auth = readConfig(folder)?.auth ?? {
    enabled: true,
    enable_signup: false,
    jwt_secret: random(),
    publishable_key: `sb_publishable_${random()}`,
    secret_key: `sb_secret_${random()}`,
  };
  const db = { driver: 'pglite', url: join(folder, 'data') } as const;
  const config: Config = { api: { port }, db, auth };
  writeFileSync(configFile(folder), JSON.stringify(config, null, 2), { mode: 0o600 });
  return config;
}

const random = () => randomBytes(32).toString('base64url');
