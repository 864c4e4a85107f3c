import { CONSULTA_DISPOSITIVO_MS, type EstadoDispositivo } from '#contract/dispositivo.ts'
import { endpoints } from '#contract/endpoints.ts'
import { monitor as t } from '#texts/monitor.ts'
import { call } from '#web/lib/api/api.ts'
import { h, setText } from './dom.ts'

type Emparejado = NonNullable<EstadoDispositivo['emparejado']>

/** Stands for the cola in the address of a kiosk that serves all of them. */
export const TODAS = 'todas'

/** The screen with the pairing code. */
export function crearEmparejar() {
  const codigo = h('p', 'codigo')
  const espera = h('p', '', t.conectar.sinCodigo)
  const element = h(
    'main',
    'vacio',
    h('p', 'vacio-titulo', t.conectar.titulo),
    h('p', '', t.conectar.texto),
    codigo,
    espera,
    h('p', 'sitio', t.conectar.direccion(location.host)),
  )
  codigo.setAttribute('aria-live', 'polite')
  return {
    element,
    show(texto: string) {
      // In two halves, as people read and type it.
      setText(codigo, texto && `${texto.slice(0, 3)} ${texto.slice(3)}`)
      setText(espera, texto ? t.conectar.vence : t.conectar.sinCodigo)
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Requests codes until one is entered in the panel. Never gives up, since televisions start before the network. */
export async function emparejar(show: (codigo: string) => void): Promise<Emparejado> {
  for (;;) {
    try {
      const { emparejado, codigo } = await call(endpoints.dispositivo)
      if (emparejado) return emparejado
      show((codigo ?? (await call(endpoints.pedirCodigo))).codigo)
    } catch {
      show('')
    }
    await pause(CONSULTA_DISPOSITIVO_MS)
  }
}
