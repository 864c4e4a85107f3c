import { kiosco as t } from '#texts/kiosco.ts'
import { WIDE } from '#web/lib/browser/media.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { publicPaths } from '#web/public-paths.ts'
import { Qr } from '#web/ui/qr.tsx'
import { CodigoDeSala } from './codigo-sala.tsx'

/** The other half of the kiosk: a QR code for taking the turno on a phone. */
export function Invitacion({ empresaId }: { empresaId: string }) {
  // Only the browser knows the address that the screen was opened under. On a phone the code is not needed.
  const beside = useMedia(WIDE)
  return (
    <section className="hidden bg-brand text-center text-on-brand md:block">
      {/* Sticky, so that the code stays in view beside a long form. */}
      <div className="sticky top-0 grid min-h-[calc(100dvh-4.75rem)] content-center justify-items-center gap-4 p-5 lg:gap-6 lg:p-10">
        <h2 className="max-w-lg text-2xl font-bold lg:text-3xl 2xl:text-4xl">{t.qr}</h2>
        <div className="rounded-card bg-white p-4 shadow-card">
          <div className="size-70">
            {beside && (
              <Qr value={location.origin + publicPaths.miTurno(empresaId)} size={280} label={t.qrEtiqueta} />
            )}
          </div>
        </div>
        <p className="max-w-sm text-lg 2xl:text-xl">{t.qrTexto}</p>
        <CodigoDeSala />
      </div>
    </section>
  )
}
