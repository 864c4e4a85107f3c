import { useEffect, useState, useSyncExternalStore } from 'react'
import { normalizarCodigo } from '#domain/codigo.ts'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { publicPaths } from '#web/public-paths.ts'
import { LanguageButton } from '#web/shared/language-button.tsx'
import { LanguageLinks } from '#web/shared/language-links.tsx'
import { Logo } from '#web/shared/logo.tsx'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'
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
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col">
      <header className="flex min-h-16 items-center justify-between gap-3 pr-2 pl-4 text-muted">
        <a href={publicPaths.inicio()} className="flex min-h-11 items-center rounded-control text-text">
          <Logo />
        </a>
        <LanguageButton />
      </header>
      <main id={CONTENT_ID} className="flex flex-1 flex-col gap-3 px-4 pb-2 min-[390px]:px-5">
        <h1 className={codigo ? 'sr-only' : 'text-2xl leading-9 font-extrabold tracking-[-0.025em]'}>
          {t.encabezado}
        </h1>
        {!codigo && <p className="-mt-2 text-muted">{t.texto}</p>}
        <BuscarForm key={codigo} inicial={codigo} loading={loading} onBuscar={buscar} />
        {codigo && <Consulta key={`${codigo} ${round}`} codigo={codigo} onAnswer={() => setLoading(false)} />}
      </main>
      <LanguageLinks className="hidden pb-3 text-muted noscript:flex" />
    </div>
  )
}
