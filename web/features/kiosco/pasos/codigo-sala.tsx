import { useEffect, useState } from 'react'
import { kiosco as t } from '#texts/kiosco.ts'
import { followCodigoSala } from '#web/shared/codigo-sala.ts'

/** The codigo de sala, for customers who take their turno on their own phone. */
export function CodigoDeSala() {
  const [codigo, setCodigo] = useState('')
  useEffect(() => followCodigoSala(setCodigo), [])
  return (
    codigo && (
      <p role="status" className="k-codigo">
        {t.codigoSala} {codigo}
      </p>
    )
  )
}
