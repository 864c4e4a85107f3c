import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { normalizarCodigo } from '#domain/codigo.ts'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { isCodigo, sentenceOf } from '#web/lib/api-error.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useVerificarGlobal } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BuscarForm } from './buscar-form.tsx'
import { Resultado } from './resultado.tsx'

export const meta = () => pageMeta(t.titulo, t.texto)

export default function VerificarTurnoScreen() {
  const [search, setSearch] = useSearchParams()
  const codigo = useHydrated() ? normalizarCodigo(search.get('codigo') ?? '') : ''
  const [automatic, setAutomatic] = useState(true)
  const query = useVerificarGlobal({ codigo }, { enabled: codigo !== '', live: automatic })
  const gone = isCodigo(query.error, 'turno_no_encontrado')

  // Stops following a turno that is gone; a failing network is retried.
  useEffect(() => {
    if (gone) setAutomatic(false)
  }, [gone])

  function buscar(texto: string) {
    const wanted = normalizarCodigo(texto)
    setAutomatic(true)
    if (wanted === codigo) query.refetch()
    else setSearch({ codigo: wanted }, { replace: true, preventScrollReset: true })
  }

  function follow(on: boolean) {
    setAutomatic(on)
    if (on) query.refetch()
  }

  return (
    <div className="grid gap-5">
      <BuscarForm key={codigo} inicial={codigo} loading={query.isLoading} onBuscar={buscar} />
      {query.error && (gone || !query.data) && (
        <Banner tone="danger">{sentenceOf(query.error, t.noEncontrado)}</Banner>
      )}
      {query.data && (
        <Resultado
          verificacion={query.data}
          updatedAt={query.dataUpdatedAt}
          offline={query.offline}
          gone={gone}
          automatic={automatic}
          onAutomatic={follow}
        />
      )}
    </div>
  )
}
