import type { CaraEmpresa } from '#contract/empresa.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LanguageSelect } from './language-select.tsx'

export function EmpresaMark({ empresa }: { empresa?: CaraEmpresa }) {
  return (
    <header className="flex items-center gap-3">
      <EmpresaLogo src={empresa?.logo ?? ''} size="size-11" />
      {empresa ? (
        <p className="line-clamp-2 min-w-0 flex-1 text-lg leading-tight font-bold wrap-anywhere">
          {empresa.nombre}
        </p>
      ) : (
        <span className="min-w-0 flex-1">
          <Skeleton className="h-6 w-40 max-w-full" />
        </span>
      )}
      <LanguageSelect />
    </header>
  )
}
