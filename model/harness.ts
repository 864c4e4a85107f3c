// Everything that the model needs of the test helpers, so that moving them touches one file.
export { startAppOn, type TestApp } from '#tests/helpers/app.ts'
export { type Answer, Client } from '#tests/helpers/client.ts'
export { createStorage, ENGINES, type Engine, type Storage } from '#tests/helpers/engines.ts'
export { Tab } from '#tests/helpers/live.ts'
export { type ServerProcess, startServer } from '#tests/helpers/server-process.ts'
export { freePort, type OwnProgram, ownRedis } from '#tests/helpers/services/programs.ts'
export { conEmpresa } from '#tests/helpers/stories.ts'
