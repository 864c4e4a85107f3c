import { type Cotizacion, cotizar, type TurnoMedido } from '#domain/espera/espera.ts'
import { Ritmos } from '#domain/espera/ritmos.ts'
import type { ColaDeSala } from '#domain/sala.ts'
import type { DiaDemo } from './calendario.ts'
import { COLAS } from './clinica.ts'
import type { Visita } from './simular.ts'

/** An event of a simulated visit. */
interface Suceso {
  en: number
  visita: Visita
  que: 'llega' | 'llamado' | 'termina'
}

const colaDe = (i: number): ColaDeSala => ({
  id: i + 1,
  estado: 'activa',
  prioridad: COLAS[i]?.prioridad ? 1 : 0,
  tiempo_estimado: COLAS[i]?.tiempoEstimado ?? 1,
  prefijo: null,
})

/** Returns the wait that the service would have quoted to each visit on arrival, from the visits before it. */
export function cotizarVisitas(dias: readonly DiaDemo[]): ReadonlyMap<Visita, Cotizacion> {
  const ritmos = new Ritmos()
  const colas = COLAS.map((_, i) => colaDe(i))
  const visitas = dias.flatMap((dia) => dia.visitas)
  const ids = new Map(visitas.map((visita, i) => [visita, i + 1]))
  const cotizaciones = new Map<Visita, Cotizacion>()
  for (const { en, visita, que } of sucesosDe(visitas)) {
    const cola = colas[visita.cola]
    if (!cola) continue
    if (que === 'llega') cotizaciones.set(visita, cotizar(visita.delante + 1, ritmos.de(cola, en)))
    else {
      const cotizacion = cotizaciones.get(visita)
      const id = ids.get(visita)
      if (cotizacion && id) ritmos.apply(medido(visita, id, cotizacion, que))
    }
  }
  return cotizaciones
}

function sucesosDe(visitas: readonly Visita[]): Suceso[] {
  const sucesos = visitas.flatMap((visita): Suceso[] => [
    { en: visita.llegada, visita, que: 'llega' },
    ...(visita.llamado === null
      ? []
      : [
          { en: visita.llamado, visita, que: 'llamado' as const },
          { en: visita.terminado, visita, que: 'termina' as const },
        ]),
  ])
  return sucesos.sort((a, b) => a.en - b.en)
}

const medido = (v: Visita, id: number, cotizacion: Cotizacion, que: 'llamado' | 'termina'): TurnoMedido => ({
  ...cotizacion,
  id,
  cola_id: v.cola + 1,
  estado: que === 'llamado' ? 'atencion' : v.estado,
  puesto: v.puesto,
  emitido_en: v.llegada,
  llamado_en: v.llamado,
  terminado_en: que === 'llamado' ? null : v.terminado,
  fin_incierto: 0,
  desde_en: null,
  pospuestos: 0,
})
