import { comun } from '#texts/comun.ts'
import { Logo } from '#web/shared/logo.tsx'
import { Button } from '#web/ui/button.tsx'

/** Last resort when a screen crashes. It reloads, since a new version may have replaced the old files. */
export function ErrorScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-5 text-center">
        <Logo />
        <h1 className="text-2xl font-bold">{comun.errorPantalla.titulo}</h1>
        <p className="text-muted">{comun.errorPantalla.texto}</p>
        <Button onClick={() => window.location.reload()}>{comun.errorPantalla.boton}</Button>
        <a href="/" className="font-medium text-brand-text underline underline-offset-4">
          {comun.volverInicio}
        </a>
      </div>
    </main>
  )
}
