import { useEffect, useState, useSyncExternalStore } from 'react'
import { normalizarCodigo } from '#domain/codigo.ts'
import { changeLanguage } from '#web/lib/page/change-language.ts'
import { PlainPage } from '#web/shared/plain-page.tsx'
import { BuscarForm } from './buscar-form.tsx'
import { Consulta } from './consulta.tsx'
import { showCodigo } from './show-codigo.ts'

const onAddress = (changed: () => void) => {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}
const codigoInAddress = () =>
  normalizarCodigo(new URLSearchParams(location.hash.slice(1)).get('codigo') ?? '')

export function VerificarTurnoScreen() {
  const codigo = useSyncExternalStore(onAddress, codigoInAddress, () => '')
  /** Incremented to look up the same code again, since the address does not change. */
  const [round, setRound] = useState(0)
  const [loading, setLoading] = useState(false)

  useEffect(() => setLoading(codigo !== ''), [codigo])

  function buscar(texto: string) {
    showCodigo(texto)
    dispatchEvent(new PopStateEvent('popstate'))
    setRound((count) => count + 1)
    setLoading(true)
  }

  return (
    <PlainPage change={changeLanguage}>
      {/* Once there is an answer, it is shown before the form. */}
      <div className="grid gap-5">
        {codigo && <Consulta key={`${codigo} ${round}`} codigo={codigo} onAnswer={() => setLoading(false)} />}
        <BuscarForm key={codigo} inicial={codigo} loading={loading} onBuscar={buscar} />
      </div>
    </PlainPage>
  )
}
