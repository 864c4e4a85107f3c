import { useEffect, useEffectEvent, useState } from 'react'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { useTurnoLanguage } from '#web/lib/page/change-language.ts'
import { turnoDe } from '#web/shared/follows.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Resultado } from './resultado.tsx'

type Props = { codigo: string; onAnswer: () => void }

/** Looks up one code, and follows the turno if it was found, while automatic updates are on. */
export function Consulta({ codigo, onAnswer }: Props) {
  const [automatic, setAutomatic] = useState(true)
  const query = useFollow(automatic ? turnoDe({ codigo }) : null)
  useTurnoLanguage(query.data?.turno.idioma)
  const gone = isCodigo(query.error, 'turno_no_encontrado')
  const answered = query.data !== undefined || query.error != null
  const answer = useEffectEvent(onAnswer)

  useEffect(() => {
    if (answered) answer()
  }, [answered])

  // Stops following a turno that is gone; network failures are retried.
  useEffect(() => {
    if (gone) setAutomatic(false)
  }, [gone])

  return (
    <>
      {query.error != null && (gone || !query.data) && (
        <Banner tone="danger" title={sentenceOf(query.error, t.noEncontrado)}>
          {gone && t.revisa}
        </Banner>
      )}
      {query.data && (
        <Resultado
          verificacion={query.data}
          updatedAt={query.updatedAt}
          offline={query.reach === 'offline'}
          gone={gone}
          automatic={automatic}
          onAutomatic={setAutomatic}
        />
      )}
    </>
  )
}
