import { MINUTO_MS } from '#domain/hora-local.ts'
import type { OrdenAvisosDemo } from '#server/avisos/commands/demo.ts'

/** The notice settings of the sample empresa, and its deliveries of today. */
export const AVISOS_DEMO: Omit<OrdenAvisosDemo, 'empresaId'> = {
  ajustes: {
    canales: JSON.stringify({ whatsapp: null, sms: null }),
    secretos: '{}',
    paises: JSON.stringify(['+52']),
    tope_dia: 300,
    silencio_desde: 22 * 60,
    silencio_hasta: 7 * 60,
    frases: JSON.stringify(['Te esperamos.', 'Sí, puedes venir con alguien.', 'Hoy vamos con demora.']),
  },
  anuncio: { texto: 'El doctor Ríos llega 20 minutos tarde', dura: 90 * MINUTO_MS },
  respuestas: ['voy', 'tarde'],
  lineas: [
    { canal: 'push', estado: 'enviada', error: null },
    { canal: 'correo', estado: 'enviada', error: null },
    { canal: 'push', estado: 'muerta', error: 'ya_no_existe' },
    { canal: 'push', estado: 'enviada', error: null },
  ],
}
