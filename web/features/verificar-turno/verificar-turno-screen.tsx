import { useEffect, useState, useSyncExternalStore } from 'react'
import { normalizarCodigo } from '#domain/codigo.ts'
import { PlainPage } from '#web/shared/plain-page.tsx'
import { BuscarForm } from './buscar-form.tsx'
import { Consulta } from './consulta.tsx'

const onAddress = (changed: () => void) => {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}
const codigoInAddress = () => normalizarCodigo(new URLSearchParams(location.search).get('codigo') ?? '')

export function VerificarTurnoScreen() {
  const codigo = useSyncExternalStore(onAddress, codigoInAddress, () => '')
  /** Asked again for the same code: a new question, not a new address. */
  const [round, setRound] = useState(0)
  const [loading, setLoading] = useState(false)

  useEffect(() => setLoading(codigo !== ''), [codigo])

  function buscar(texto: string) {
    history.replaceState(null, '', `?codigo=${normalizarCodigo(texto)}`)
    dispatchEvent(new PopStateEvent('popstate'))
    setRound((count) => count + 1)
    setLoading(true)
  }

  return (
    <PlainPage>
      {/* The answer stands before the form once there is one. */}
      <div className="grid gap-5">
        {codigo && <Consulta key={`${codigo} ${round}`} codigo={codigo} onAnswer={() => setLoading(false)} />}
        <BuscarForm key={codigo} inicial={codigo} loading={loading} onBuscar={buscar} />
      </div>
    </PlainPage>
  )
}
