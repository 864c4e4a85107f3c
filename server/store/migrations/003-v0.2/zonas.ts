import { type Kysely, sql } from 'kysely'
import { zonaCanonica } from '#domain/jornada.ts'

/** Stores zones under their canonical names. Version 0.1 stored them as they were typed, and offsets too. */
export async function canonicalZonas(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ zona: string }>`select distinct zona from empresas`.execute(db)
  for (const { zona } of rows) {
    const nombre = zonaCanonica(zona) ?? zonaDeDesfase(zona)
    if (nombre !== zona) await sql`update empresas set zona = ${nombre} where zona = ${zona}`.execute(db)
  }
}

/** The zone of whole hours nearest to an offset such as +05:37. Its name counts westwards: Etc/GMT-6 is +06:00. */
function zonaDeDesfase(desfase: string): string {
  const [, signo, horas, minutos = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(desfase) ?? []
  const cuantas = Math.min(Math.round(Number(horas) + Number(minutos) / 60), signo === '-' ? 12 : 14)
  return cuantas > 0 ? `Etc/GMT${signo === '-' ? '+' : '-'}${cuantas}` : 'UTC'
}
