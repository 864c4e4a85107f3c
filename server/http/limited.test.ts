import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { Rechazo } from '#server/base/rechazo.ts'
import { MemoryLimiter } from '#server/limits/memory-limiter.ts'
import type { Guards } from './access.ts'
import type { LimitRule } from './limit-rules.ts'
import { limited } from './limited.ts'

test('a call refused for overload does not use up the allowance; other failures do', async () => {
  const limiter = new MemoryLimiter(() => 0)
  const bucket = { rule: 'prueba', key: 'alguien', limit: { burst: 1, everyMs: 1000 } }
  const rule: LimitRule = { counts: 'every', buckets: () => [bucket] }
  const call = async (codigo: 'sobrecarga' | 'cola_pausada') =>
    limited({ limiter } as unknown as Guards, rule, {} as FastifyRequest, async () => {
      throw new Rechazo(codigo)
    })
  for (const _ of [1, 2]) await expect(call('sobrecarga')).rejects.toMatchObject({ codigo: 'sobrecarga' })
  await expect(call('cola_pausada')).rejects.toMatchObject({ codigo: 'cola_pausada' })
  await expect(call('cola_pausada')).rejects.toMatchObject({ codigo: 'demasiados_intentos' })
})

test('calls for things that do not exist leave no bucket in memory', async () => {
  const limiter = new MemoryLimiter(() => 0)
  const ask = (key: string) => {
    const rule: LimitRule = {
      counts: 'every',
      buckets: () => [{ rule: 'prueba', key, limit: { burst: 9, everyMs: 1000 } }],
    }
    return limited({ limiter } as unknown as Guards, rule, {} as FastifyRequest, async () => {
      throw new Rechazo('cola_no_encontrada')
    })
  }
  for (let i = 0; i < 50; i++) {
    await expect(ask(`empresa ${i}`)).rejects.toMatchObject({ codigo: 'cola_no_encontrada' })
  }
  expect(limiter.size).toBe(0)
})
