import { staticServer } from './static-server.ts';

/** `npm start` ends here: serves a built folder and says where. `PORT` chooses the port. */
const [folder = 'dist'] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 4173);
try {
  const { url } = await staticServer(folder, port);
  console.log(`\nThe site is at ${url}\nCtrl+C stops it.`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  process.exitCode = 1;
}
