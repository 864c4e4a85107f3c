import { entrada as t } from '#texts/entrada.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { paths } from '#web/paths.ts'
import { Qr } from '#web/ui/qr.tsx'

/** The other half of the kiosk: a QR code, for taking the turno on one's own phone. */
export function Invitacion({ empresaId }: { empresaId: string }) {
  // Not in the prerendered page, which has no address yet, nor on small screens, which do not show it.
  const shown = useMedia('(min-width: 1024px)')
  return (
    <section className="hidden content-center justify-items-center gap-6 bg-brand p-10 text-center text-on-brand lg:grid">
      <h2 className="max-w-lg text-3xl font-bold 2xl:text-4xl">{t.qr}</h2>
      <div className="rounded-card bg-white p-4 shadow-card">
        <div className="size-70">
          {shown && <Qr value={location.origin + paths.miTurno(empresaId)} size={280} label={t.qrEtiqueta} />}
        </div>
      </div>
      <p className="max-w-sm text-lg 2xl:text-xl">{t.qrTexto}</p>
    </section>
  )
}
