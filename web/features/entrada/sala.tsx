import { useEffect, useState } from 'react'
import { entrada as t } from '#texts/entrada.ts'
import { followSala } from '#web/shared/sala.ts'

/** The codigo de sala, for customers who take their turno on their own phone. */
export function Sala() {
  const [codigo, setCodigo] = useState('')
  useEffect(() => followSala(setCodigo), [])
  return (
    codigo && (
      <p role="status" className="text-xl 2xl:text-2xl">
        {t.codigoSala} <strong className="tracking-widest">{codigo}</strong>
      </p>
    )
  )
}
