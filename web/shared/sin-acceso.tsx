import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { acceso as t } from '#texts/acceso.ts'
import { keys } from '#web/lib/api/keys.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { stay } from '#web/shared/puestos/stay.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'

/** Replaces the staff's screen of an empresa after the user lost access to it. Clears its cached data. */
export function SinAcceso({ empresaId, nombre }: { empresaId: string; nombre: string }) {
  const client = useQueryClient()
  useEffect(() => {
    const [kept] = keys.empresaOfAny
    client.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== kept && queryKey.includes(empresaId),
    })
    if (stay.read()?.empresaId === empresaId) stay.forget()
  }, [client, empresaId])
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="grid min-h-dvh place-content-center p-4 outline-none">
      <Card>
        <div role="alert">
          <EmptyState
            icon={Lock}
            as="h1"
            title={t.sin(nombre)}
            text={t.sinTexto}
            action={<LinkButton to={paths.home()}>{t.misEmpresas}</LinkButton>}
          />
        </div>
      </Card>
    </main>
  )
}
