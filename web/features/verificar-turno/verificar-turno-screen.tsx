import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { normalizarCodigo } from '#domain/codigo.ts'
import { ApiError, isRefusal, sentenceOf } from '#web/lib/api-error.ts'
import { useTurno } from '#web/lib/live-queries.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { verificarTurno as t } from '#web/texts/verificar-turno.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BuscarForm } from './buscar-form.tsx'
import { Resultado } from './resultado.tsx'

export const meta = () => pageMeta(t.titulo, t.texto)

export default function VerificarTurnoScreen() {
  const [search] = useSearchParams()
  const shared = useHydrated() ? normalizarCodigo(search.get('codigo') ?? '') : ''
  const [typed, setTyped] = useState<string | null>(null)
  const [automatic, setAutomatic] = useState(true)
  const codigo = typed ?? shared
  const query = useTurno({ codigo }, { enabled: codigo !== '', live: automatic })
  const refused = isRefusal(query.error)

  function buscar(texto: string) {
    const wanted = normalizarCodigo(texto)
    setAutomatic(true)
    if (wanted === codigo) query.refetch()
    else setTyped(wanted)
  }

  return (
    <div className="grid gap-5">
      <BuscarForm key={shared} inicial={shared} loading={query.isLoading} onBuscar={buscar} />
      {query.error && (!query.data || refused) && (
        <Banner tone="danger">
          {query.error instanceof ApiError ? sentenceOf(query.error, t.noEncontrado) : t.noEncontrado}
        </Banner>
      )}
      {query.data && !refused && (
        <Resultado
          verificacion={query.data}
          updatedAt={query.dataUpdatedAt}
          automatic={automatic}
          onAutomatic={setAutomatic}
        />
      )}
    </div>
  )
}
