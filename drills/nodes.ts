import { type Cluster, startCluster } from '#harness/cluster.ts'
import { History } from '#harness/history.ts'
import { drain, Load, type Target, targetOf } from '#harness/load.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { checkAll, type Faults } from './checkers.ts'
import { readContent } from './content.ts'
import { saveHistory } from './save-history.ts'
import { PLAN } from './scene.ts'

/** Two nodes on one PostgreSQL and one Redis, one queue, and a load that alternates between the nodes. */
export class Nodes {
  readonly cluster: Cluster
  readonly target: Target
  readonly history = new History()
  readonly load: Load
  #turn = 0

  private constructor(cluster: Cluster, target: Target) {
    this.cluster = cluster
    this.target = target
    this.load = new Load(() => this.front, target, this.history)
  }

  static async open(options: { haproxy?: boolean; ownPostgres?: boolean } = {}): Promise<Nodes> {
    const cluster = await startCluster({ ...options, env: { ...PLAN, LOG_LEVEL: 'fatal' } })
    const story = await conColas((cluster.nodes[0] as ServerProcess).client(), 'General')
    return new Nodes(cluster, targetOf(story))
  }

  /** The balancer, or the nodes in turn. */
  get front(): string {
    const { haproxy, nodes } = this.cluster
    return haproxy?.url ?? (nodes[this.#turn++ % nodes.length] as ServerProcess).url
  }

  async judge(name: string): Promise<Faults> {
    await drain(this.history, this.front, this.target)
    saveHistory(name, this.history)
    return checkAll(this.history, await readContent(this.cluster.env, this.target.empresaId), true)
  }

  close(): Promise<void> {
    return this.cluster.stop()
  }
}
