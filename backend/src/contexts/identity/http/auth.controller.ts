import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { RateLimited, RateLimits } from '../../../platform/http/rate-limit.js';
import { Actor, NotSignedIn } from '../../../shared-kernel/actor.js';
import { LogIn } from '../commands/log-in.js';
import { LogOut } from '../commands/log-out.js';
import { RenewSession } from '../commands/renew-session.js';
import { SignUp } from '../commands/sign-up.js';
import type { TokenPair } from '../domain/sessions.js';
import { AccessTokens } from '../gateways/access-tokens.js';
import { FindSignedInUser, UserView } from '../queries/find-signed-in-user.js';
import { DeviceRequest, LogInRequest, RefreshTokenRequest, SignUpRequest } from './identity.requests.js';
import { SessionCookie } from './session-cookie.js';

class TokensView {
  @ApiProperty() access_token!: string;
  @ApiProperty() refresh_token!: string;
}

class SignedInView extends TokensView {
  @ApiProperty({ type: UserView }) user!: UserView;
}

class UserOnlyView {
  @ApiProperty({ type: UserView }) user!: UserView;
}

/** Slows a guesser down per account without locking the owner out for longer than a few minutes. */
const GUESSES = { name: 'login-account', times: 10, perSeconds: 300, store: 'database' } as const;

@ApiTags('Identity')
@Controller('api')
export class AuthController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly tokens: AccessTokens,
    private readonly limits: RateLimits,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('auth/signup')
  @RateLimited('signup', 20, 3600)
  @ApiCreatedResponse({ type: SignedInView })
  async signUp(@Body() form: SignUpRequest, @CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignedInView> {
    return this.signedIn(await this.commands.execute(new SignUp(form, device(request, form.device), actor)), reply);
  }

  @Post('auth/login')
  @HttpCode(200)
  @RateLimited('login', 30, 300)
  @ApiOkResponse({ type: SignedInView })
  async logIn(@Body() form: LogInRequest, @CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignedInView> {
    await this.limits.take(GUESSES, `${form.email.toLowerCase()} ${request.ip}`);
    return this.signedIn(await this.commands.execute(new LogIn(form.email, form.password, device(request, form.device), actor)), reply);
  }

  @Get('auth/verify-token')
  @SignedIn()
  @ApiBearerAuth()
  @ApiOkResponse({ type: UserOnlyView })
  async verifyToken(@CurrentActor() actor: Actor): Promise<UserOnlyView> {
    return { user: await this.queries.execute(new FindSignedInUser(actor.id)) };
  }

  @Post('user/refresh-token')
  @HttpCode(200)
  @RateLimited('refresh', 120, 300, 'memory')
  @ApiOkResponse({ type: TokensView })
  async refresh(@Body() { refreshToken }: RefreshTokenRequest, @CurrentActor() actor: Actor): Promise<TokensView> {
    const pair = await this.commands.execute(new RenewSession(refreshToken, actor));
    if (!pair) throw new NotSignedIn();
    return { access_token: pair.accessToken, refresh_token: pair.refreshToken };
  }

  @Post('auth/logout')
  @HttpCode(204)
  @SignedIn()
  @ApiBearerAuth()
  @ApiNoContentResponse()
  async logOut(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.commands.execute(new LogOut(actor));
    this.cookie.clear(reply);
  }

  private async signedIn(pair: TokenPair, reply: FastifyReply): Promise<SignedInView> {
    const { userId } = this.tokens.read(pair.accessToken);
    this.cookie.set(reply, pair.sessionId);
    return { user: await this.queries.execute(new FindSignedInUser(userId)), access_token: pair.accessToken, refresh_token: pair.refreshToken };
  }
}

const device = (request: FastifyRequest, facts: DeviceRequest | undefined) => ({
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
  ...facts,
});
