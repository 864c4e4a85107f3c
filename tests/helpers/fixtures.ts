import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import { startApp, startAppOn, type TestApp } from '#harness/app.ts'
import type { Clock } from '#harness/clock.ts'
import { type Cluster, type ClusterOptions, startCluster } from '#harness/cluster.ts'
import { createStorage, ENGINES, type Engine, type Storage } from '#harness/storage.ts'
import type { Adapters } from '#server/app.ts'

type Env = Record<string, string>
/** A function first starts what the server needs, such as a mail server, and returns its settings. */
type Settings = Env | (() => Env | Promise<Env>)
type Suite = (app: TestApp, engine: Engine) => void
type Rest = [Suite] | [Settings, Suite]

/**
 * Runs a suite once on each engine. Its tests share one server, which stops before the suite's own `afterAll`, while
 * everything it needs is still running.
 */
export function onEachEngine(title: string, ...rest: Rest): void {
  describe.each(ENGINES)(`${title}, on %s`, (engine) => runSuite(engine, rest))
}

/** Runs a suite on one engine, for promises that do not depend on it. */
export function onOneEngine(title: string, engine: Engine, ...rest: Rest): void {
  describe(title, () => runSuite(engine, rest))
}

function runSuite(engine: Engine, rest: Rest): void {
  const [settings, suite] = rest.length === 1 ? [{}, rest[0]] : rest
  // Filled in by the hook, because the suite is collected before the server starts.
  const app = {} as TestApp
  beforeAll(async () => {
    const env = typeof settings === 'function' ? await settings() : settings
    Object.assign(app, await startApp(engine, env))
    // A suite that moves the clock by hours stays within its service day, whatever the hour of the run.
    app.clock.nextMorning()
  })
  suite(app, engine)
  afterAll(() => app.stop())
}

/** Starts nodes that all tests of the current suite share. */
export function clusterForSuite(options?: ClusterOptions): Cluster {
  const cluster = {} as Cluster
  beforeAll(async () => {
    Object.assign(cluster, await startCluster(options))
  })
  afterAll(() => cluster.stop())
  return cluster
}

/** Starts a server on new data; both are removed when the current test ends. */
export async function appForTest(engine: Engine, env: Env = {}, adapters: Adapters = {}): Promise<TestApp> {
  const app = await startApp(engine, env, adapters)
  onTestFinished(() => app.stop())
  return app
}

/** Starts a server on existing data, which are kept. */
export async function appForTestOn(env: Env, clock?: Clock): Promise<TestApp> {
  const app = await startAppOn(env, clock)
  onTestFinished(() => app.stop())
  return app
}

/** Creates data that are removed when the current test ends. */
export async function storageForTest(engine: Engine): Promise<Storage> {
  const storage = await createStorage(engine)
  onTestFinished(() => storage.remove())
  return storage
}

export async function clusterForTest(options?: ClusterOptions): Promise<Cluster> {
  const cluster = await startCluster(options)
  onTestFinished(() => cluster.stop())
  return cluster
}
