import type { landing as es } from '../es/landing.ts'
import type { Texts } from '../texts.ts'

export const landing = {
  titulo: 'Filas virtuais e senhas on-line',
  cuentaEliminada: {
    titulo: 'Sua conta foi excluída',
    texto: 'Apagamos suas empresas e todos os dados delas. Obrigado por ter usado o Turnero.',
    completo: (cuando: string) => `Não restará nada no disco depois de ${cuando}.`,
  },
  hero: {
    etiqueta: 'Pronto em menos de 5 minutos',
    promesa: 'Seus clientes esperam sem ficar na fila',
    texto:
      'Crie sua fila virtual, compartilhe um link ou um QR e chame cada pessoa na sua vez. Sem instalar nada.',
    comenzar: 'Começar agora',
    demo: 'Ver demo',
    posicion: 'Ver minha posição',
  },
  muestra: {
    descripcion:
      'Exemplo: um celular com a senha 42, quinze pessoas antes e 18 minutos de espera, ao lado de uma TV que chama a senha 27.',
    empresa: 'Clínica Sul',
    cola: 'Consultas',
    personas: '15',
    personasTexto: 'pessoas antes de você',
    minutos: '18 minutos',
    tuTurno: 'Sua senha',
    turno: '42',
    ahora: 'Agora',
    actual: '27',
    monitor: 'Sala de espera',
    enAtencion: 'Em atendimento',
    puesto: 'Guichê 2',
    siguientes: ['28', '29', '30'],
    siguientesTexto: 'Próximas',
  },
  beneficios: {
    etiqueta: 'Benefícios',
    titulo: 'Menos espera em pé, mais ordem no seu negócio',
    texto: 'Tudo de que você precisa para atender por senha, sem aparelhos nem papelzinho.',
    tarjetas: [
      {
        id: 'activacion',
        titulo: 'Ativação imediata',
        texto: 'Cadastre-se e abra sua primeira fila em menos de 5 minutos. Sem técnicos, sem contratos.',
      },
      {
        id: 'nube',
        titulo: '100% na nuvem',
        texto: 'O que você chama no painel aparece na hora na TV e em cada celular.',
      },
      {
        id: 'medida',
        titulo: 'Do seu jeito',
        texto: 'Suas filas, suas mensagens, seus tempos e suas cores. Como você atende.',
      },
      {
        id: 'dispositivos',
        titulo: 'Em qualquer dispositivo',
        texto: 'Celular, tablet, computador ou TV: basta um navegador.',
      },
    ],
  },
  dibujos: {
    listoEn: 'Pronto em',
    hechos: ['Conta criada', 'Fila aberta', 'QR compartilhado'],
    llamar: 'Chamar próximo',
    categorias: ['Geral', 'Reclamações', 'Prioritária'],
  },
  pasos: {
    etiqueta: 'Como funciona',
    titulo: 'Do zero à sua primeira senha em quatro passos',
    texto: 'Configurar sua empresa leva menos de 3 minutos.',
    lista: [
      { titulo: 'Cadastre-se', texto: 'Crie sua conta com um e-mail e uma senha. Não pedimos cartão.' },
      {
        titulo: 'Crie seu sistema de senhas',
        texto: 'Dê um nome à sua empresa e defina as filas que atende: geral, reclamações, prioritária…',
      },
      {
        titulo: 'Compartilhe o link ou o QR',
        texto: 'Cole na porta ou envie por mensagem. Cada cliente retira a senha pelo próprio celular.',
      },
      {
        titulo: 'Gerencie as senhas',
        texto: 'Chame o próximo com um toque. O celular do seu cliente e a TV avisam sozinhos.',
      },
    ],
  },
  casos: {
    etiqueta: 'Casos de uso',
    titulo: 'Onde há gente esperando, há um jeito melhor de esperar',
    texto: 'Quatro formas de usar desde o primeiro dia.',
    lista: [
      {
        id: 'restaurantes',
        titulo: 'Restaurantes',
        texto: 'A lista de espera deixa de viver em um caderno.',
        letrero: { donde: 'Mesa 4', numero: '12' },
        puntos: [
          'Seus clientes passeiam enquanto a mesa é liberada',
          'Você sabe quantos grupos esperam e desde quando',
          'Ninguém pergunta “quanto falta?” na entrada',
        ],
      },
      {
        id: 'clinicas',
        titulo: 'Clínicas',
        texto: 'Uma sala de espera tranquila, com distância e sem gritos.',
        letrero: { donde: 'Consultório 2', numero: '27' },
        puntos: [
          'Urgências e prioridades passam primeiro, sem discussão',
          'Tela com número, ou só iniciais para cuidar da privacidade',
          'Cada paciente vê no celular quanto falta',
        ],
      },
      {
        id: 'bancos',
        titulo: 'Bancos e serviços',
        texto: 'Muitos guichês, uma única fila que todos entendem.',
        letrero: { donde: 'Guichê 5', numero: '64' },
        puntos: [
          'Várias filas e vários guichês chamando ao mesmo tempo',
          'Totem de entrada com QR para quem chega sem celular',
          'Horários de pico à vista para organizar a equipe',
        ],
      },
      {
        id: 'oficinas',
        titulo: 'Escritórios',
        texto: 'Escritórios, oficinas e consultorias que recebem com ordem.',
        letrero: { donde: 'Sala B', numero: '8' },
        puntos: [
          'Você recebe cada visita pelo nome e na hora certa',
          'Seu logotipo e suas cores em cada tela',
          'Uma fila por serviço, com seu próprio tempo estimado',
        ],
      },
    ],
  },
  precios: {
    etiqueta: 'Preços',
    titulo: 'Um preço claro para cada tamanho',
    texto: 'Comece com 14 dias de teste do plano intermediário. Mude ou cancele quando quiser.',
    todos: 'Ver todos os detalhes dos planos',
  },
} as const satisfies Texts<typeof es>
