import { startPostgres } from './postgres.mjs'
import { startRedis } from './redis.mjs'
import { serviceUser } from './system-user.mjs'

// One PostgreSQL and one Redis for the whole run, each leading a process group.
export async function startServices({ postgresBin, redis: binary }, folder, { durable = true } = {}) {
  const user = serviceUser()
  const [postgres, redis] = await Promise.all([
    startPostgres({ bin: postgresBin, folder, user, group: true, durable }),
    startRedis({ binary, folder, user, group: true }),
  ])
  return { postgres, redis }
}
