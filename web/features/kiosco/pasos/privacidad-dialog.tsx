import { useEffect, useState } from 'react'
import type { CaraEmpresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { AvisoDePrivacidad } from '#contract/privacidad.ts'
import { textoEn } from '#domain/privacidad.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { call } from '#web/lib/api/api.ts'
import { publicPaths } from '#web/public-paths.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Qr } from '#web/ui/qr.tsx'

type Props = { empresa: CaraEmpresa; onClose: () => void }

/** The company's privacy notice, and a code to read it on one's own phone. */
export default function PrivacidadDialog({ empresa, onClose }: Props) {
  const [aviso, setAviso] = useState<AvisoDePrivacidad | null>(null)
  useEffect(() => {
    // Without network the code below still leads to the notice.
    call(endpoints.privacidad, { params: { empresaId: empresa.id } }).then(
      (reply) => setAviso(reply.aviso),
      () => {},
    )
  }, [empresa.id])
  const { version = 0, responsable = '', contacto = '' } = empresa.privacidad ?? {}
  const texto = aviso && textoEn(aviso.textos, currentLanguage(), empresa.idioma)
  return (
    <Dialog open onClose={onClose} title={t.aviso}>
      <p className="wrap-anywhere">{t.responsable(responsable, contacto)}</p>
      {texto?.texto && (
        <p lang={texto.idioma} className="whitespace-pre-line wrap-anywhere">
          {texto.texto}
        </p>
      )}
      {texto?.enlace && <p className="wrap-anywhere">{texto.enlace}</p>}
      <div className="justify-self-center bg-white p-2">
        <Qr
          value={location.origin + publicPaths.privacidad(empresa.id, version)}
          size={160}
          label={t.avisoQr}
        />
      </div>
    </Dialog>
  )
}
