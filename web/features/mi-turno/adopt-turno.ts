import type { DatosPagina } from '#contract/paginas.ts'
import { normalizarCodigo } from '#domain/codigo.ts'
import { saveTurno } from '#web/lib/browser/saved-turno.ts'
import { forgetLlamada } from './llamada-pasada.ts'

/** Stores a turno that reached this page without its script: by a form sent before, or by a kiosk's QR code. */
export function adoptTurno({ empresaId, pedido }: DatosPagina) {
  const scanned = new URLSearchParams(location.hash.slice(1))
  const id = scanned.get('turno')
  const codigo = normalizarCodigo(scanned.get('codigo') ?? '')
  if (pedido?.turno) {
    saveTurno(empresaId, pedido.turno)
    forgetLlamada(empresaId)
  } else if (id && codigo) {
    saveTurno(empresaId, { id, codigo, numero: 0, nombre: '', colaId: '' })
  } else return
  // A reload then neither sends the form again nor brings back a turno that was given up.
  history.replaceState(null, '', location.pathname)
}
