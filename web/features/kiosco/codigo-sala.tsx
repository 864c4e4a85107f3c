import { useEffect, useState } from 'react'
import { kiosco as t } from '#texts/kiosco.ts'
import { followCodigoSala } from '#web/shared/codigo-sala.ts'

/** The codigo de sala, for customers who take their turno on their own phone. */
export function CodigoDeSala() {
  const [codigo, setCodigo] = useState('')
  useEffect(() => followCodigoSala(setCodigo), [])
  return (
    codigo && (
      <p role="status" className="text-xl 2xl:text-2xl">
        {t.codigoSala} <strong className="tracking-widest">{codigo}</strong>
      </p>
    )
  )
}
