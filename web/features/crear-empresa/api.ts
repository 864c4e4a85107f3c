import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NuevaEmpresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'

/** Creates the company, then uploads its logo: `imagen` in base64, or empty. `sinLogo` is the error of the upload. */
export function useCrearEmpresa() {
  const client = useQueryClient()
  const correo = useSesion()?.correo ?? ''
  return useMutation({
    mutationFn: async ({ nueva, imagen }: { nueva: NuevaEmpresa; imagen: string }) => {
      const { empresa } = await call(endpoints.crearEmpresa, {
        params: { correo },
        body: nueva,
        same: `${correo} ${JSON.stringify(nueva)}`,
        // The key survives a reload, as the draft does.
        keptAs: 'turnero.empresa-nueva',
      })
      // The company exists now, even if the upload of its logo fails.
      const sinLogo = imagen
        ? await call(endpoints.subirLogo, { params: { correo, id: empresa.id }, body: { imagen } }).then(
            () => null,
            (error: unknown) => error,
          )
        : null
      return { empresa, sinLogo }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.empresas(correo) }),
  })
}
