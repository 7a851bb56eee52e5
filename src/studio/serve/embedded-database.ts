import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { forms } from '../../site/forms/forms.ts';
import type { Store } from './forms-gateway.ts';
import { type Postgres, type PostgresOptions, startPostgres } from './postgres.ts';
import { databaseError } from './start-error.ts';

export type Database = Pick<Postgres, 'pid' | 'connect' | 'stop'> & {
  /** A visitor: the role of the publishable key. */
  readonly visitor: Sql;
  /** Staff: the role of the secret key. */
  readonly staff: Sql;
  /** The owner of the tables: an administrator in the SQL editor. */
  readonly owner: Sql;
  /**
   * Applies the migrations that have not been applied yet, in order, each as a whole or not at all.
   *
   * @param last the last one to apply; all by default.
   * @throws Error with the migration's name and the database's own words if one fails.
   */
  readonly migrate: (last?: string) => Promise<void>;
  readonly store: Store;
};

const root = join(import.meta.dirname, '../../..');
const migrations = join(root, 'supabase/migrations');

/** The folder of `npm start`'s database. Earlier versions kept it in `.output`. */
export function embeddedFolder(project = root): string {
  const [before, now] = [join(project, '.output'), join(project, '.cache')];
  for (const name of globSync('backend*', { cwd: before })) {
    if (existsSync(join(now, name))) continue;
    mkdirSync(now, { recursive: true });
    renameSync(join(before, name), join(now, name));
  }
  return join(now, 'backend');
}

/** How to read the data of an earlier version, which ran `@supabase/lite`; undefined if none. */
export function earlierData(folder: string): string | undefined {
  if (!existsSync(join(folder, 'data/PG_VERSION'))) return undefined;
  const config = join(folder, 'config.json');
  const query = (table: string) =>
    `  npx @supabase/lite@0.10.0 db query --config "${config}" "select * from ${table}"`;
  return [
    'What an earlier version kept is not in this list. To read it, run:',
    ...forms.map(({ table }) => query(table)),
    `Then delete ${join(folder, 'data')}.`,
  ].join('\n');
}

/**
 * A hosted project before our migrations: its roles, and default privileges that grant every new
 * table to all of them. As on a hosted project, the role that applies migrations is no superuser.
 */
const hosted = `
  create role anon;
  create role authenticated;
  create role service_role bypassrls;
  create role migrator;
  grant create on database postgres to migrator;
  alter schema public owner to migrator;
  grant usage on schema public to anon, authenticated, service_role;
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key);
  grant usage on schema supabase_migrations to migrator;
  grant select, insert on supabase_migrations.schema_migrations to migrator;
  ${['', 'in schema public']
    .flatMap((schema) =>
      ['tables', 'functions', 'sequences'].map(
        (kind) => `alter default privileges for role migrator ${schema}
          grant all on ${kind} to anon, authenticated, service_role;`,
      ),
    )
    .join('\n')}
`;

/** Starts a PostgreSQL with a hosted project's roles. Migrations are still to be applied. */
export async function startDatabase(options: PostgresOptions): Promise<Database> {
  const server = await startPostgres(options);
  const superuser = server.connect();
  const [found] = await superuser`select from pg_roles where rolname = 'service_role'`;
  if (!found) await superuser.begin((sql) => sql.unsafe(hosted));
  const owner = server.connect('migrator');
  const [visitor, staff] = [server.connect('anon'), server.connect('service_role')];
  return {
    ...server,
    visitor,
    staff,
    owner,
    migrate: (last) => migrate(owner, last),
    store: (table, row) => store(visitor, table, row),
  };
}

async function migrate(owner: Sql, last = '~'): Promise<void> {
  const names = readdirSync(migrations).filter((name) => name.endsWith('.sql') && name <= last);
  for (const name of names.sort()) {
    const [version = ''] = name.split('_');
    const history = owner('supabase_migrations.schema_migrations');
    await owner
      .begin(async (sql) => {
        const [applied] = await sql`select from ${history} where version = ${version}`;
        if (applied) return;
        await sql.unsafe(readFileSync(join(migrations, name), 'utf8'));
        await sql`insert into ${history} values (${version})`;
      })
      .catch(({ message }: Error) => {
        throw databaseError(`: ${name}: ${message}`);
      });
  }
}

/**
 * Starts the database of `npm start` with a hosted project's migrations, and limits for a machine
 * on which everybody is one client. Forgets what has expired, since nothing else here does.
 */
export async function startBackend(options: PostgresOptions): Promise<Database> {
  const database = await startDatabase(options);
  try {
    await database.migrate();
    const { owner } = database;
    await owner`update private.settings set client_limit = 10000, everyone_limit = 10000,
      client_bytes = 20000000`;
    await owner`select private.forget_expired()`;
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function store(visitor: Sql, table: string, row: object): ReturnType<Store> {
  const columns = visitor(Object.keys(row));
  try {
    await visitor`insert into ${visitor(table)} (${columns}) select ${columns}
      from jsonb_populate_record(null::${visitor(table)}, ${JSON.stringify(row)}::text::jsonb)`;
    return { status: 201, text: '' };
  } catch (error) {
    const { code = '', message, severity } = error as { [field: string]: string };
    // No answer, or none about the row: too many connections, a restart. Source: PostgreSQL, "Error Codes".
    if (!severity || /^(08|53|57)/.test(code)) throw error;
    return { status: statusOf(code), text: JSON.stringify({ code, message }) };
  }
}

/** Source: PostgREST, "Errors": the status of an SQL state. */
const statusOf = (code: string) => Number(/^PT(\d{3})$/.exec(code)?.[1] ?? 400);
