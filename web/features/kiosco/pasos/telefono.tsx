import { kiosco as t } from '#texts/kiosco.ts'
import { publicPaths } from '#web/public-paths.ts'
import { Qr } from '#web/ui/qr.tsx'
import { CodigoDeSala } from './codigo-sala.tsx'

/** A QR code for taking the turno on a phone. */
export const EnElTelefono = ({ empresaId }: { empresaId: string }) => (
  <aside className="k-telefono">
    <span className="k-qr">
      <Qr value={location.origin + publicPaths.miTurno(empresaId)} size={280} label={t.qrEtiqueta} />
    </span>
    <div>
      <b>{t.qr}</b>
      <p>{t.qrTexto}</p>
      <CodigoDeSala />
    </div>
  </aside>
)
