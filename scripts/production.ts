/**
 * Makes React render as on the published site. Imported first, before anything that imports React,
 * which reads this variable once; a script in package.json could not set it on Windows.
 */
process.env.NODE_ENV = 'production';
