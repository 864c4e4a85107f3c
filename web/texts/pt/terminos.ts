import type { terminos as es } from '../es/terminos.ts'
import type { Texts } from '../texts.ts'

export const terminos = {
  titulo: 'Termos e condições',
  descripcion: 'As regras de uso do Turnero, em palavras simples: conta, dados, planos e responsabilidades.',
  encabezado: 'Termos e condições',
  texto: 'As regras de uso do serviço, em palavras simples.',
  vigencia: 'Em vigor desde 15 de novembro de 2026',
  /** In an installation of one's own the page has only the section about data. */
  propia: {
    encabezado: 'Aviso de privacidade',
    texto: 'Quais dados este serviço guarda, para quê e por quanto tempo.',
    pregunta: (soporte: string) => `Para ver, corrigir ou apagar seus dados, escreva para ${soporte}.`,
    preguntaSinCorreo: 'Para ver, corrigir ou apagar seus dados, fale com quem administra este serviço.',
  },
  indice: 'Nesta página',
  secciones: [
    {
      id: 'servicio',
      titulo: 'O que é o Turnero',
      parrafos: [
        'O Turnero é um serviço web para organizar filas virtuais e senhas. Os negócios criam empresas e filas; seus clientes retiram uma senha e acompanham sua posição em um navegador.',
        'Ao criar uma conta ou retirar uma senha, você aceita estes termos. Se não estiver de acordo, não use o serviço.',
      ],
    },
    {
      id: 'cuenta',
      titulo: 'Sua conta',
      parrafos: [
        'Para administrar uma empresa você precisa de uma conta com um e-mail seu e uma senha de acesso de pelo menos 8 caracteres. Você é responsável pelo que for feito com ela e por manter sua senha de acesso em segredo.',
        'Para retirar uma senha de atendimento não é preciso ter conta.',
      ],
    },
    {
      id: 'uso',
      titulo: 'Uso correto',
      parrafos: [
        'Você se compromete a usar o Turnero para atender pessoas reais e de forma lícita. Não é permitido:',
      ],
      puntos: [
        'Passar-se por outra pessoa ou empresa.',
        'Retirar senhas em massa ou atrapalhar de propósito o atendimento de um negócio.',
        'Tentar entrar em contas, empresas ou dados alheios.',
        'Publicar nomes, textos ou imagens ofensivos nas telas públicas.',
      ],
    },
    {
      id: 'turnos',
      titulo: 'Senhas e tempos de espera',
      parrafos: [
        'Os tempos que mostramos são estimativas. A ordem e o atendimento são decididos por cada negócio, que pode dar prioridade, pausar uma fila ou encerrar seu expediente.',
        'Uma senha que espera mais de 6 horas e passa para o dia seguinte é considerada expirada.',
      ],
    },
    {
      id: 'planes',
      titulo: 'Planos e teste gratuito',
      parrafos: [
        'Cada conta nova tem 14 dias de teste do plano intermediário. Depois continua no primeiro plano: nada é apagado e suas filas continuam funcionando dentro dos limites dele.',
        'Você pode mudar de plano quando quiser nas configurações. Hoje o serviço não processa pagamentos; quando o fizer, avisaremos antes e nada será cobrado sem o seu consentimento. O que está marcado como “Em breve” ainda não faz parte do plano.',
      ],
    },
    {
      id: 'datos',
      titulo: 'Dados pessoais',
      parrafos: [
        'De quem administra guardamos nome de usuário, e-mail e senha de acesso cifrada e, durante um ano, quando entrou e o que mudou em sua conta. De quem retira uma senha de atendimento, o nome que digita, o que responde às perguntas do negócio, sua senha e as horas de cada etapa; se pede avisos, também o e-mail ou o telefone a avisar, cifrado e até um dia depois da senha. Não vendemos dados nem usamos rastreadores.',
        'O negócio decide se as telas mostram o nome completo, o primeiro nome, as iniciais ou só o número, e responde perante seus clientes por esse uso.',
        'Os nomes e as respostas de quem retira senha são apagados sozinhos depois de 90 dias, salvo se quem administra esta instalação tiver escolhido outro prazo. Os números e as horas ficam para as estatísticas.',
        'Usamos três cookies: turnero_sesion, que mantém você conectado até um mês depois da última visita e nunca mais de 90 dias (12 horas em um computador compartilhado); turnero_equipo, um número aleatório que dura um ano e reconhece seu navegador para conter quem testa senhas de acesso ou retira senhas em massa; e turnero_idioma, que lembra por um ano o idioma que você escolheu. O armazenamento do seu navegador lembra sua senha de atendimento, seu guichê e seu tema de cor. Uma tela vinculada a uma empresa, como um totem ou uma TV de chamada, guarda além disso turnero_dispositivo. Nada mais.',
      ],
    },
    {
      id: 'disponibilidad',
      titulo: 'Disponibilidade',
      parrafos: [
        'Trabalhamos para que o serviço esteja sempre disponível, mas pode haver interrupções por manutenção ou causas alheias. Tenha à mão uma forma de atender sem conexão para casos críticos.',
      ],
    },
    {
      id: 'responsabilidad',
      titulo: 'Responsabilidade',
      parrafos: [
        'O serviço é oferecido tal como está. Na medida em que a lei permitir, não respondemos por senhas perdidas, vendas não realizadas nem danos indiretos. Não use o Turnero como único meio para decidir urgências médicas.',
      ],
    },
    {
      id: 'cierre',
      titulo: 'Encerramento da conta',
      parrafos: [
        'Você pode deixar de usar o serviço, baixar seus dados e excluir suas empresas ou sua conta quando quiser. Podemos suspender uma conta que descumpra estes termos, com aviso prévio, salvo se colocar outras pessoas em risco.',
      ],
    },
    {
      id: 'cambios',
      titulo: 'Mudanças e contato',
      parrafos: [
        'Se mudarmos estes termos, publicaremos aqui a nova versão com sua data. Para qualquer pergunta, escreva para nós pela seção de contato.',
      ],
    },
  ],
  contacto: 'Ir para contato',
} as const satisfies Texts<typeof es>
