// Loaded into the embedded backend before anything else. Its channel to whoever started it closes
// however that ends, by `kill -9` too. A backend left behind would hold the data folder, and two on
// one folder lose rows.
process.once('disconnect', () => process.exit());
// Waiting for that is no reason to go on once the work is done.
process.channel?.unref();
