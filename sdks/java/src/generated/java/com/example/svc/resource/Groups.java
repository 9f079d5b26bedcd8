// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The groups of methods that a client has. */
public abstract class Groups {
  /** What all calls of the client share. */
  protected final Settings settings;

  /** Of a client with these settings. */
  protected Groups(Settings settings) {
    this.settings = settings;
  }

  /** The methods of {@code account}. */
  public AccountResource account() {
    return new AccountResource(settings);
  }

  /** The methods of {@code activities}. */
  public ActivitiesResource activities() {
    return new ActivitiesResource(settings);
  }

  /** The methods of {@code approvals}. */
  public ApprovalsResource approvals() {
    return new ApprovalsResource(settings);
  }

  /** The methods of {@code audit_log}. */
  public AuditLogResource auditLog() {
    return new AuditLogResource(settings);
  }

  /** The methods of {@code batches}. */
  public BatchesResource batches() {
    return new BatchesResource(settings);
  }

  /** The methods of {@code blocklist}. */
  public BlocklistResource blocklist() {
    return new BlocklistResource(settings);
  }

  /** The methods of {@code checkins}. */
  public CheckinsResource checkins() {
    return new CheckinsResource(settings);
  }

  /** The methods of {@code checkout_sessions}. */
  public CheckoutSessionsResource checkoutSessions() {
    return new CheckoutSessionsResource(settings);
  }

  /** The methods of {@code claims}. */
  public ClaimsResource claims() {
    return new ClaimsResource(settings);
  }

  /** The methods of {@code cost_centers}. */
  public CostCentersResource costCenters() {
    return new CostCentersResource(settings);
  }

  /** The methods of {@code credit}. */
  public CreditResource credit() {
    return new CreditResource(settings);
  }

  /** The methods of {@code dealer}. */
  public DealerResource dealer() {
    return new DealerResource(settings);
  }

  /** The methods of {@code disputes}. */
  public DisputesResource disputes() {
    return new DisputesResource(settings);
  }

  /** The methods of {@code documents}. */
  public DocumentsResource documents() {
    return new DocumentsResource(settings);
  }

  /** The methods of {@code error_codes}. */
  public ErrorCodesResource errorCodes() {
    return new ErrorCodesResource(settings);
  }

  /** The methods of {@code events}. */
  public EventsResource events() {
    return new EventsResource(settings);
  }

  /** The methods of {@code exports}. */
  public ExportsResource exports() {
    return new ExportsResource(settings);
  }

  /** The methods of {@code family}. */
  public FamilyResource family() {
    return new FamilyResource(settings);
  }

  /** The methods of {@code groups}. */
  public GroupsResource groups() {
    return new GroupsResource(settings);
  }

  /** The methods of {@code health}. */
  public HealthResource health() {
    return new HealthResource(settings);
  }

  /** The methods of {@code invites}. */
  public InvitesResource invites() {
    return new InvitesResource(settings);
  }

  /** The methods of {@code keys}. */
  public KeysResource keys() {
    return new KeysResource(settings);
  }

  /** The methods of {@code lookups}. */
  public LookupsResource lookups() {
    return new LookupsResource(settings);
  }

  /** The methods of {@code members}. */
  public MembersResource members() {
    return new MembersResource(settings);
  }

  /** The methods of {@code meters}. */
  public MetersResource meters() {
    return new MetersResource(settings);
  }

  /** The methods of {@code networks}. */
  public NetworksResource networks() {
    return new NetworksResource(settings);
  }

  /** The methods of {@code overview}. */
  public OverviewResource overview() {
    return new OverviewResource(settings);
  }

  /** The methods of {@code power}. */
  public PowerResource power() {
    return new PowerResource(settings);
  }

  /** The methods of {@code products}. */
  public ProductsResource products() {
    return new ProductsResource(settings);
  }

  /** The methods of {@code programs}. */
  public ProgramsResource programs() {
    return new ProgramsResource(settings);
  }

  /** The methods of {@code quotes}. */
  public QuotesResource quotes() {
    return new QuotesResource(settings);
  }

  /** The methods of {@code recipients}. */
  public RecipientsResource recipients() {
    return new RecipientsResource(settings);
  }

  /** The methods of {@code referrals}. */
  public ReferralsResource referrals() {
    return new ReferralsResource(settings);
  }

  /** The methods of {@code reports}. */
  public ReportsResource reports() {
    return new ReportsResource(settings);
  }

  /** The methods of {@code requests}. */
  public RequestsResource requests() {
    return new RequestsResource(settings);
  }

  /** The methods of {@code reviews}. */
  public ReviewsResource reviews() {
    return new ReviewsResource(settings);
  }

  /** The methods of {@code reward_links}. */
  public RewardLinksResource rewardLinks() {
    return new RewardLinksResource(settings);
  }

  /** The methods of {@code rewards}. */
  public RewardsResource rewards() {
    return new RewardsResource(settings);
  }

  /** The methods of {@code sandboxes}. */
  public SandboxesResource sandboxes() {
    return new SandboxesResource(settings);
  }

  /** The methods of {@code schedules}. */
  public SchedulesResource schedules() {
    return new SchedulesResource(settings);
  }

  /** The methods of {@code search}. */
  public SearchResource search() {
    return new SearchResource(settings);
  }

  /** The methods of {@code sends}. */
  public SendsResource sends() {
    return new SendsResource(settings);
  }

  /** The methods of {@code statements}. */
  public StatementsResource statements() {
    return new StatementsResource(settings);
  }

  /** The methods of {@code status}. */
  public StatusResource status() {
    return new StatusResource(settings);
  }

  /** The methods of {@code test}. */
  public TestResource test() {
    return new TestResource(settings);
  }

  /** The methods of {@code token_links}. */
  public TokenLinksResource tokenLinks() {
    return new TokenLinksResource(settings);
  }

  /** The methods of {@code topups}. */
  public TopupsResource topups() {
    return new TopupsResource(settings);
  }

  /** The methods of {@code webhook_deliveries}. */
  public WebhookDeliveriesResource webhookDeliveries() {
    return new WebhookDeliveriesResource(settings);
  }

  /** The methods of {@code webhook_endpoints}. */
  public WebhookEndpointsResource webhookEndpoints() {
    return new WebhookEndpointsResource(settings);
  }

  /** The methods of {@code workforce}. */
  public WorkforceResource workforce() {
    return new WorkforceResource(settings);
  }
}
